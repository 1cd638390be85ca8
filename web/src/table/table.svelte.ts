// One table as this browser sees it: the connection, the position, and everything that has happened.

import {
  api,
  Refused,
  type ChatLine,
  type ClientMessage,
  type Connection,
  type Ending,
  type Frame,
  type LogLine,
  type OptionInfo,
  type Preview,
  type QuestionInfo,
  type SeatInfo,
  type Sent,
  type ServerMessage,
  type TableInfo,
} from "../api";
import { reasonOf, refusalOf } from "../lib/reason";
import { beginClaim, claimsOf, dropKeys, endClaim, keepKeys, settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { FilmPlayer, isFilm, type Moment } from "./film.svelte";
import { lineOf, Told } from "./told";
import { NO_FILM, NO_OPTIONS, PLAIN_LOG, type AnyView, type GameParts, type Roll } from "./parts";

export type Status = "connecting" | "open" | "lost" | "refused";
export type Past = { answer: number; number: number; view: AnyView; sentence: string; frame?: Frame };
export type Toast = { id: number; text: string; bad: boolean };

const RECENT = 40; // frames

let toasts = 0;

export class Table {
  readonly film = new FilmPlayer(() => this.filmParts);
  status = $state<Status>("connecting");
  refusal = $state("");
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  at = $state(-1);
  answers = $state(0);
  live = $state.raw<AnyView | null>(null);
  question = $state.raw<QuestionInfo | null>(null);
  result = $state.raw<Ending | null>(null);
  undoSeats = $state.raw<number[]>([]);
  redoSeats = $state.raw<number[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  watchers = $state(0);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the last answers brought about, newest last. */
  recent = $state.raw<readonly Frame[]>([]);
  past = $state.raw<Past | null>(null);
  toasts = $state.raw<Toast[]>([]);
  /** An answer is on its way. */
  busy = $state(false);
  /** The dice on the table, until the next action. */
  roll = $state.raw<Roll | null>(null);
  /** How many lines the log had when this browser last answered. */
  lastMine = $state(0);
  suggestion = $state.raw<{ at: number; text: string; label: string; why?: string } | null>(null);
  /** Where a bot has been asked for a suggestion: it thinks for a moment. */
  askedAt = $state(-1);
  unreadChat = $state(0);
  /** What the attacks on offer would be like, once somebody has looked. */
  private previewed = $state.raw<Sent["Previewed"] | null>(null);
  private lookedAt = -1;

  private sent: { texts: string[]; seat: number } | null = null;
  private late = "";
  private connection: Connection | null = null;
  private closed = false;
  private views = new Map<string, AnyView>();

  constructor(
    readonly id: string,
    public tokens: string[],
    private readonly partsOf: (game: string) => GameParts | null,
  ) {}

  /** What the page knows of this game; a game without parts is played with its questions and its log. */
  get parts(): GameParts | null {
    return this.partsOf(this.game);
  }

  get optionParts() {
    return this.parts?.options ?? NO_OPTIONS;
  }

  get filmParts() {
    return this.parts?.film ?? NO_FILM;
  }

  get logParts() {
    return this.parts?.log ?? PLAIN_LOG;
  }

  /** What the board shows: the film, a moment of the past, or now. */
  get view(): AnyView | null {
    return this.film.now?.view ?? this.past?.view ?? this.live;
  }

  get present(): boolean {
    return !this.film.on && !this.past;
  }

  /** The seats of this browser that may answer now. */
  get answering(): number[] {
    const lent = this.seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat);
    return (this.question?.seats ?? []).filter((seat) => this.mine.includes(seat) && !lent.includes(seat));
  }

  get myTurn(): boolean {
    return this.answering.length > 0 && !this.result;
  }

  get game(): string {
    return this.info?.game ?? this.live?.mission?.split("/")[0] ?? "";
  }

  async open(): Promise<void> {
    // Claims whose answers were lost with the page that made them.
    for (const { seat } of claimsOf(this.id)) await this.claim(seat, "").catch(() => {});
    try {
      this.info = await api.table(this.id, this.tokens);
      // A link from another device: it brings its seat here, once.
      for (const seat of this.info.moving) await this.claim(seat, "");
      if (this.info.moving.length) await this.refresh();
    } catch (error) {
      if (error instanceof Refused) {
        this.refuse(reasonOf(error));
        return;
      }
    }
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.film.pause();
    this.connection?.close();
  }

  /** Use more or other secrets: somebody sat down, or a seat came from another device. */
  async rejoin(tokens: string[]): Promise<void> {
    this.tokens = tokens;
    this.connect();
    await this.refresh();
  }

  /** Sit down in a seat, and keep the key to it. */
  async claim(seat: number, name: string): Promise<void> {
    try {
      const { token } = await api.claim(this.id, seat, name, beginClaim(this.id, seat), this.tokens);
      endClaim(this.id, seat);
      keepKeys(this.id, [token]);
      this.tokens = [...this.tokens, token];
    } catch (error) {
      if (error instanceof Refused && error.code !== "busy") endClaim(this.id, seat);
      throw error;
    }
  }

  async refresh(): Promise<void> {
    this.info = await api.table(this.id, this.tokens).catch(() => this.info);
  }

  // What one can say

  choose(text: string, seat?: number): void {
    const by = seat ?? this.seatFor(text);
    if (by === undefined || this.busy) return;
    this.leavePast();
    this.film.skip();
    // The dice stay until their hits are assigned.
    if (!this.filmParts.keepsRoll?.has(this.question?.kind ?? "")) this.roll = null;
    this.suggestion = null;
    this.lastMine = this.log.length;
    this.answer([text], by);
  }

  chooseAll(texts: string[], seat?: number): void {
    const by = seat ?? this.answering[0];
    if (by === undefined || this.busy) return;
    this.leavePast();
    this.film.skip();
    this.roll = null;
    this.lastMine = this.log.length;
    this.answer(texts, by);
  }

  private answer(texts: string[], seat: number): void {
    this.sent = { texts, seat };
    const [text = "", ...more] = texts;
    const { at } = this;
    this.busy = this.send(more.length ? { type: "choose_all", texts, seat, at } : { type: "choose", text, seat, at });
  }

  /** Where all act at the same time, somebody else may have been quicker: if it can still be said, say it again. */
  private answerAgain(): boolean {
    const { sent } = this;
    this.sent = null;
    if (!sent || !this.question?.options.some(({ text, owner }) => text === sent.texts[0] && owner === sent.seat)) return false;
    this.answer(sent.texts, sent.seat);
    this.sent = null; // once is enough
    return true;
  }

  get canUndo(): boolean {
    return this.undoSeats.some((seat) => this.mine.includes(seat));
  }

  get canRedo(): boolean {
    return this.redoSeats.some((seat) => this.mine.includes(seat));
  }

  undo(): void {
    const seat = this.undoSeats.find((s) => this.mine.includes(s));
    if (seat === undefined || this.busy) return;
    this.film.skip();
    this.busy = this.send({ type: "undo", seat, at: this.at });
  }

  redo(): void {
    const seat = this.redoSeats.find((s) => this.mine.includes(s));
    if (seat === undefined || this.busy) return;
    this.film.skip();
    this.busy = this.send({ type: "redo", seat, at: this.at });
  }

  say(text: string): void {
    this.send({ type: "chat", text, key: crypto.randomUUID?.() ?? String(Math.random()), seat: this.mine[0] ?? null });
  }

  suggest(): void {
    const seat = this.answering[0];
    if (seat === undefined || this.askedAt === this.at) return;
    this.askedAt = this.at;
    this.send({ type: "suggest", seat, at: this.at });
  }

  /** Somebody looks at an attack: what each of them would be like is asked for, once. */
  look(): void {
    if (this.status !== "open" || this.lookedAt === this.at) return;
    this.lookedAt = this.at;
    this.send({ type: "previews" });
  }

  /** What an attack would be like, as soon as that is known. */
  previewOf(option: OptionInfo): Preview | null {
    return this.previewed?.at === this.at ? (this.previewed.previews[option.text] ?? null) : null;
  }

  speak(language: "en" | "de"): void {
    this.send({ type: "lang", lang: language });
    void this.refresh();
  }

  toast(text: string, bad = false): void {
    const id = ++toasts;
    this.toasts = [...this.toasts.slice(-2), { id, text, bad }];
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), bad ? 7000 : 4000);
  }

  // The past

  leavePast(): void {
    this.past = null;
  }

  /** The board at a line of the log. */
  async visit(line: LogLine): Promise<void> {
    const view = this.views.get(key(line)) ?? (await this.fetchMoments(line.answer, line.answer)).get(key(line));
    if (view) {
      this.film.skip();
      this.past = { answer: line.answer, number: line.number, view, sentence: line.sentence };
    }
  }

  /** Play everything since this line of the log (or from one answer to another) again. */
  async again(from: number, to: number): Promise<void> {
    try {
      const film = await api.film(this.id, from, to, this.tokens);
      this.past = null;
      this.film.skip();
      this.film.load(this.momentsOf(film.view as AnyView, film.frames));
    } catch (error) {
      this.toast(reasonOf(error), true);
    }
  }

  private async fetchMoments(from: number, to: number): Promise<Map<string, AnyView>> {
    try {
      const film = await api.film(this.id, from, to, this.tokens);
      for (const { frame, view } of this.momentsOf(film.view as AnyView, film.frames)) this.views.set(key(frame), view);
    } catch (error) {
      this.toast(reasonOf(error), true);
    }
    return this.views;
  }

  // The connection

  private connect(): void {
    this.connection?.close();
    if (this.closed) return;
    this.status = this.away;
    this.connection = api.sit(this.id, {
      hello: () => ({ type: "hello", tokens: this.tokens, lang: settings.language }),
      hear: (message) => this.hear(message),
      lost: () => {
        this.busy = false;
        this.status = this.away;
      },
    });
  }

  /** What it is like without a connection: before the first one, and after. */
  private get away(): Status {
    return this.at < 0 ? "connecting" : "lost";
  }

  private send(message: ClientMessage): boolean {
    const sent = this.connection?.say(message) ?? false;
    if (!sent) this.toast(t("page-not-connected"), true);
    return sent;
  }

  private refuse(message: string): void {
    this.connection?.close();
    this.status = "refused";
    this.refusal = message;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.lookedAt = -1; // what was asked before may have been lost
        if (!this.info) void this.refresh(); // nobody answered when it was asked for at first
        this.mine = message.seats;
        this.host = message.host;
        if (message.unknown?.length) {
          dropKeys(this.id, message.unknown);
          this.tokens = this.tokens.filter((token) => !message.unknown?.includes(token));
        }
        break;
      case "state":
        this.takeState(message);
        if (this.late && !this.answerAgain()) this.toast(this.late, true);
        this.late = "";
        break;
      case "happened":
        this.takeHappened(message.choices, message.frames, message.patch, message.answers);
        break;
      case "question":
        this.busy = false;
        this.at = message.at;
        this.ask(message.question, message.result);
        this.undoSeats = message.undo;
        this.redoSeats = message.redo;
        break;
      case "accepted":
        this.busy = false;
        break;
      case "error":
        this.busy = false;
        this.askedAt = -1;
        if (message.code === "no-table") this.refuse(refusalOf(message));
        else if (message.code === "stale" && this.sent) this.late = refusalOf(message); // the state follows
        else this.toast(refusalOf(message), true);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        if (message.line.kind === "note") this.toast(lineOf(message.line));
        else this.unreadChat += 1;
        break;
      case "presence":
        this.seats = message.seats;
        this.watchers = message.watchers;
        break;
      case "your_seats":
        this.mine = message.seats;
        this.host = message.host;
        break;
      case "previewed":
        this.previewed = message;
        break;
      case "suggested":
        this.suggestion = { ...message, label: this.question?.options.find(({ text }) => text === message.text)?.label ?? "" };
        this.askedAt = -1;
        break;
    }
  }

  private takeState(state: Extract<ServerMessage, { type: "state" }>): void {
    this.busy = false;
    const first = this.at < 0;
    if (!first && state.reason !== "lang") {
      this.views.clear();
      this.recent = [];
      this.film.skip();
      this.past = null;
      this.roll = null;
    }
    this.at = state.at;
    this.answers = state.answers;
    this.live = state.view as AnyView;
    this.ask(state.question, state.result);
    this.undoSeats = state.undo;
    this.redoSeats = state.redo;
    this.seats = state.seats;
    this.watchers = state.watchers;
    const told = this.told(state.view);
    this.log = state.log.map((line) => told.line(line));
    this.chat = state.chat;
    if (first) this.lastMine = state.log.length;
    this.lastMine = Math.min(this.lastMine, state.log.length);
  }

  private takeHappened(
    choices: readonly Sent["Choice"][],
    sent: readonly Sent["Frame"][],
    patch: Record<string, unknown>,
    answers: number,
  ): void {
    if (!this.live) return;
    const moments = this.momentsOf(this.live, sent);
    const frames = moments.map(({ frame }) => frame);
    for (const { frame, view } of moments) this.views.set(key(frame), view);
    const last = moments[moments.length - 1]?.view ?? this.live;
    this.live = Object.keys(patch).length ? { ...last, ...patch } : last;
    // `at` goes on with the question that follows, so that it always belongs to what is asked.
    this.answers = answers;
    this.recent = [...this.recent.slice(-RECENT), ...frames];
    this.log = [...this.log, ...frames];
    this.roll = this.filmParts.roll?.(this.roll, frames, frames) ?? this.roll;
    if (choices.some((choice) => !this.mine.includes(choice.seat) || choice.bot)) this.past = null;
    if (settings.film && isFilm(frames, this.filmParts)) this.film.add(moments);
  }

  private ask(question: Sent["QuestionInfo"] | null, result: Sent["Ending"] | null): void {
    const told = this.told(this.live ?? {});
    this.question = question && told.question(question);
    this.result = result && told.ending(result);
  }

  /** Words for what is said to those who see a view. */
  told(view: object): Told {
    return new Told(this.game, view);
  }

  /** Frames with the board right after each. */
  momentsOf(before: AnyView, frames: readonly Sent["Frame"][]): Moment[] {
    let view = before;
    return frames.map((frame) => {
      view = Object.keys(frame.patch).length ? { ...view, ...(frame.patch as AnyView) } : view;
      return { frame: this.told(view).frame(frame), view };
    });
  }

  private seatFor(text: string): number | undefined {
    const option = this.question?.options.find((o) => o.text === text);
    if (option?.owner != null) return this.mine.includes(option.owner) ? option.owner : undefined;
    if (option) return this.answering[0];
    return this.question?.asides.find((aside) => aside.text === text && this.mine.includes(aside.seat))?.seat;
  }
}

function key(where: { answer: number; number: number }): string {
  return `${where.answer}.${where.number}`;
}
