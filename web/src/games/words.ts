// What questions are about and what the arguments of their answers are, by the kinds that the games declare.
// Made of the games' words: python tools/page_words.py > web/src/games/words.ts

/** A kind of question: what it is about, perhaps followed by any number of `rest`, and its answers. */
export type QuestionWords<Kind> = {
  readonly about: readonly Kind[];
  readonly rest?: Kind;
  /** The kinds of the arguments; a verb that is said with more or fewer of them has several lists. */
  readonly answers: Readonly<Record<string, readonly (readonly Kind[])[]>>;
};
export type Words<Kind> = Readonly<Record<string, QuestionWords<Kind>>>;

export type ClassicKind =
  | "car"
  | "car seat"
  | "card"
  | "door"
  | "held card"
  | "hits"
  | "level"
  | "objective"
  | "place"
  | "reroll"
  | "seat"
  | "skill"
  | "spot"
  | "survivor"
  | "target"
  | "zombie"
  | "zone";

export const CLASSIC: Words<ClassicKind> = {
  abomination: {
    about: ["zone"],
    answers: {
      abomination: [["zone"]],
    },
  },
  action: {
    about: ["survivor"],
    answers: {
      move: [["zone"]],
      search: [[]],
      "search-car": [["car"]],
      open: [["door", "card"]],
      melee: [["card"]],
      "melee-both": [["card"]],
      shoot: [["card", "zone"]],
      "shoot-both": [["card", "zone"], ["card", "zone", "zone"]],
      throw: [["card", "zone"]],
      reload: [["card"]],
      take: [["objective"]],
      reorganise: [[]],
      trade: [["survivor"]],
      combine: [["card"]],
      enter: [["car", "car seat"]],
      "get-out": [[]],
      "change-seat": [["car seat"]],
      drive: [["zone"]],
      noise: [[]],
      end: [[]],
      lead: [["survivor"]],
      sniff: [[]],
      close: [["door"]],
      "be-loud": [[]],
      heal: [["survivor"]],
      load: [["card", "car"]],
      unload: [["card", "car"]],
      neutralise: [[]],
      leave: [[]],
    },
  },
  activate: {
    about: [],
    answers: {
      activate: [["survivor"]],
    },
  },
  arrange: {
    about: [], rest: "survivor",
    answers: {
      put: [["held card", "spot", "spot"]],
      swap: [["held card", "spot", "held card", "spot"]],
      combine: [["survivor", "card"]],
      done: [[]],
    },
  },
  concede: {
    about: ["seat"],
    answers: {
      "fight-on": [[]],
      "give-up": [[]],
    },
  },
  destiny: {
    about: ["survivor", "card"],
    answers: {
      accept: [[]],
      redraw: [[]],
    },
  },
  "drive-on": {
    about: ["survivor"],
    answers: {
      "drive-on": [["zone"]],
      stop: [[]],
    },
  },
  find: {
    about: ["survivor", "card"],
    answers: {
      keep: [["card"], ["card", "card"]],
      discard: [["card"]],
    },
  },
  "first-player": {
    about: [],
    answers: {
      first: [["seat"]],
    },
  },
  "first-spawn": {
    about: [],
    answers: {
      "spawn-first": [["zone"]],
    },
  },
  hit: {
    about: ["zone", "hits"],
    answers: {
      hit: [["target"]],
      spare: [[]],
    },
  },
  lose: {
    about: ["survivor"],
    answers: {
      lose: [["card", "place"]],
    },
  },
  "manhole-order": {
    about: [],
    answers: {
      manhole: [["zone"]],
    },
  },
  "matching-set": {
    about: ["survivor", "card"],
    answers: {
      match: [[]],
      no: [[]],
    },
  },
  "move-on": {
    about: ["survivor"],
    answers: {
      on: [["zone"]],
      stay: [[]],
    },
  },
  recruit: {
    about: [],
    answers: {
      "recruit-for": [["seat"]],
    },
  },
  reroll: {
    about: ["survivor", "hits"],
    answers: {
      keep: [[]],
      reroll: [["reroll"]],
    },
  },
  room: {
    about: [],
    answers: {
      room: [["zone"]],
    },
  },
  skill: {
    about: ["survivor", "level"],
    answers: {
      learn: [["skill"]],
    },
  },
  "smaller-group": {
    about: ["zone", "zombie"],
    answers: {
      fewer: [["zombie", "zone"]],
    },
  },
  "split-order": {
    about: [],
    answers: {
      split: [["zone"]],
    },
  },
  victim: {
    about: ["zone"],
    answers: {
      wound: [["survivor"]],
    },
  },
  wound: {
    about: ["survivor"],
    answers: {
      take: [[]],
      stop: [["card"]],
    },
  },
  "wound-place": {
    about: ["survivor"],
    answers: {
      "wound-in": [["place"]],
    },
  },
};

export type ScifiKind =
  | "amount"
  | "attacks"
  | "card"
  | "colour"
  | "door"
  | "held card"
  | "hits"
  | "kind of fight"
  | "level"
  | "machine"
  | "objective"
  | "person"
  | "person or amount"
  | "reroll"
  | "seat"
  | "skill"
  | "spot"
  | "survivor"
  | "token"
  | "xeno"
  | "zone";

export const SCIFI: Words<ScifiKind> = {
  abomination: {
    about: [],
    answers: {
      abomination: [["xeno", "zone"]],
    },
  },
  action: {
    about: ["survivor"],
    answers: {
      move: [["zone"]],
      search: [[]],
      open: [["door"]],
      close: [["door"]],
      melee: [["card"], ["card", "xeno"]],
      "melee-both": [["card"], ["card", "xeno"]],
      shoot: [["card", "zone"], ["card", "zone", "xeno"]],
      "shoot-both": [["card", "zone"], ["card", "zone", "xeno"]],
      blast: [["card", "zone"]],
      take: [["objective"]],
      reorganise: [[]],
      trade: [["survivor"]],
      use: [["card"]],
      oxygen: [[]],
      "machine-move": [["machine", "zone"]],
      "machine-melee": [["machine"], ["machine", "xeno"]],
      "machine-shoot": [["machine", "zone"], ["machine", "zone", "xeno"]],
      noise: [[]],
      end: [[]],
      charge: [["zone"]],
      bloodlust: [["zone", "kind of fight"]],
      sprint: [["zone"]],
      "zero-g-run": [["zone"]],
      lead: [["survivor"]],
      shove: [["zone"]],
      taunt: [["zone"]],
      rescue: [["zone"]],
      "take-prototype": [["token"]],
      "take-search-drone": [["token"]],
      "gather-mold": [[]],
      "set-charge": [["colour"]],
      collapse: [["colour"]],
      unlock: [["machine"]],
      weld: [["door"]],
    },
  },
  activate: {
    about: [],
    answers: {
      activate: [["survivor"]],
      later: [[]],
    },
  },
  arrange: {
    about: [], rest: "survivor",
    answers: {
      put: [["held card", "spot", "spot"]],
      swap: [["held card", "spot", "held card", "spot"]],
      attach: [["held card", "spot", "spot"]],
      detach: [["card", "spot", "spot"]],
      give: [["colour", "survivor", "survivor"]],
      done: [[]],
    },
  },
  camouflage: {
    about: ["survivor"],
    answers: {
      hide: [[]],
      no: [[]],
    },
  },
  concede: {
    about: ["seat"],
    answers: {
      "fight-on": [[]],
      "give-up": [[]],
    },
  },
  damage: {
    about: ["survivor", "amount"],
    answers: {
      suffer: [[]],
      discard: [["held card"]],
    },
  },
  dice: {
    about: ["survivor", "card"],
    answers: {
      roll: [["amount"]],
    },
  },
  drone: {
    about: [],
    answers: {
      deal: [["survivor", "card"]],
      done: [[]],
    },
  },
  "extra-spawn": {
    about: ["amount"],
    answers: {
      spawn: [["zone"]],
    },
  },
  "extra-turn": {
    about: [],
    answers: {
      "extra-turn": [["survivor"]],
    },
  },
  find: {
    about: ["survivor", "card"],
    answers: {
      keep: [["card"], ["card", "card"]],
      attach: [["card", "held card"]],
      discard: [["card"]],
    },
  },
  "first-player": {
    about: [],
    answers: {
      first: [["seat"]],
    },
  },
  "first-spawn": {
    about: [],
    answers: {
      "spawn-first": [["zone"]],
    },
  },
  follow: {
    about: ["survivor", "machine", "zone"],
    answers: {
      follow: [["machine"]],
      stay: [["machine"]],
    },
  },
  "free-attack": {
    about: ["survivor"],
    answers: {
      melee: [["card"], ["card", "xeno"]],
      "melee-both": [["card"], ["card", "xeno"]],
      shoot: [["card", "zone"], ["card", "zone", "xeno"]],
      "shoot-both": [["card", "zone"], ["card", "zone", "xeno"]],
      blast: [["card", "zone"]],
      no: [[]],
    },
  },
  gear: {
    about: [], rest: "survivor",
    answers: {
      deal: [["survivor", "card"]],
      none: [["survivor"]],
    },
  },
  gift: {
    about: ["survivor"],
    answers: {
      move: [["zone"]],
      search: [[]],
      open: [["door"]],
      close: [["door"]],
      melee: [["card"], ["card", "xeno"]],
      "melee-both": [["card"], ["card", "xeno"]],
      shoot: [["card", "zone"], ["card", "zone", "xeno"]],
      "shoot-both": [["card", "zone"], ["card", "zone", "xeno"]],
      blast: [["card", "zone"]],
      take: [["objective"]],
      reorganise: [[]],
      trade: [["survivor"]],
      use: [["card"]],
      oxygen: [[]],
      "machine-move": [["machine", "zone"]],
      "machine-melee": [["machine"], ["machine", "xeno"]],
      "machine-shoot": [["machine", "zone"], ["machine", "zone", "xeno"]],
      noise: [[]],
      end: [[]],
      charge: [["zone"]],
      bloodlust: [["zone", "kind of fight"]],
      sprint: [["zone"]],
      "zero-g-run": [["zone"]],
      lead: [["survivor"]],
      shove: [["zone"]],
      taunt: [["zone"]],
      rescue: [["zone"]],
      "take-prototype": [["token"]],
      "take-search-drone": [["token"]],
      "gather-mold": [[]],
      "set-charge": [["colour"]],
      collapse: [["colour"]],
      unlock: [["machine"]],
      weld: [["door"]],
      decline: [[]],
    },
  },
  group: {
    about: ["survivor"],
    answers: {
      start: [["survivor", "zone"]],
    },
  },
  hit: {
    about: ["zone", "hits"],
    answers: {
      hit: [["xeno"]],
    },
  },
  "hit-and-run": {
    about: ["survivor"],
    answers: {
      run: [["zone"]],
      no: [[]],
    },
  },
  "hostile-hit": {
    about: ["machine", "hits"],
    answers: {
      hit: [["person"]],
    },
  },
  "hostile-target": {
    about: ["machine"],
    answers: {
      target: [["zone"]],
    },
  },
  leave: {
    about: ["person"],
    answers: {
      leave: [[], ["machine"]],
      stay: [[]],
    },
  },
  "move-on": {
    about: ["survivor"],
    answers: {
      on: [["zone"]],
      stay: [[]],
    },
  },
  pause: {
    about: [],
    answers: {
      done: [[]],
    },
  },
  reap: {
    about: ["survivor", "zone"],
    answers: {
      reap: [["xeno"]],
      no: [[]],
    },
  },
  "remove-spawn": {
    about: ["zone"],
    answers: {
      "remove-spawn": [["zone"]],
      "leave-spawn": [[]],
    },
  },
  reroll: {
    about: ["survivor", "hits"],
    answers: {
      keep: [[]],
      reroll: [["reroll"]],
    },
  },
  rescue: {
    about: ["person"],
    answers: {
      come: [["person"]],
      stay: [["person"]],
    },
  },
  "roll-6": {
    about: ["survivor", "hits"],
    answers: {
      roll: [["amount"]],
      keep: [[]],
    },
  },
  scientist: {
    about: [],
    answers: {
      walk: [["colour"]],
    },
  },
  "scientist-way": {
    about: ["colour"],
    answers: {
      "walk-to": [["zone"]],
    },
  },
  share: {
    about: ["zone", "attacks", "amount"], rest: "person or amount",
    answers: {
      take: [["person", "amount"]],
    },
  },
  skill: {
    about: ["survivor", "level"],
    answers: {
      learn: [["skill"]],
    },
  },
  "split-goals": {
    about: ["zone", "xeno"],
    answers: {
      towards: [["zone"]],
    },
  },
  "split-ways": {
    about: ["zone", "xeno", "zone"],
    answers: {
      via: [["zone"]],
    },
  },
  "zone-order": {
    about: ["xeno"],
    answers: {
      appear: [["zone"]],
    },
  },
};

export type GearupKind =
  | "amount"
  | "companion"
  | "resource"
  | "seat"
  | "second chance"
  | "slot"
  | "squares"
  | "survivor"
  | "target"
  | "weapon";

export const GEARUP: Words<GearupKind> = {
  attack: {
    about: [],
    answers: {
      aim: [["seat", "target"]],
      draw: [["seat", "squares"]],
      split: [["seat", "squares"]],
      sweep: [["seat", "survivor"]],
      blast: [["seat", "survivor", "slot"]],
      stop: [["seat"]],
      again: [["seat", "second chance"]],
      enough: [["seat"]],
      call: [["seat", "companion"]],
      pass: [["seat"]],
      shoot: [["seat", "target", "squares"]],
      done: [["seat"]],
    },
  },
  block: {
    about: ["seat", "amount"],
    answers: {
      block: [["seat", "amount"]],
    },
  },
  blow: {
    about: ["seat", "amount"],
    answers: {
      pay: [["seat", "resource"]],
      endure: [["seat"]],
    },
  },
  concede: {
    about: ["seat"],
    answers: {
      "fight-on": [[]],
      "give-up": [[]],
    },
  },
  give: {
    about: ["target"],
    answers: {
      give: [["seat"]],
    },
  },
  push: {
    about: ["seat", "target"],
    answers: {
      push: [["seat"]],
      leave: [["seat"]],
    },
  },
  "second-piece": {
    about: ["seat", "target"],
    answers: {
      draw: [["seat", "squares"]],
    },
  },
  target: {
    about: ["seat"],
    answers: {
      target: [["seat", "target"]],
    },
  },
  upgrade: {
    about: [],
    answers: {
      unlock: [["seat", "weapon"]],
    },
  },
};
