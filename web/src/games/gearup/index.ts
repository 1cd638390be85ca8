// Gear Up on the page.

import { NO_OPTIONS, type GameParts } from "../../table/parts";
import Ending from "./Ending.svelte";
import Legend from "./Legend.svelte";
import Loader from "./Loader.svelte";
import Picture from "./Picture.svelte";

export const GEARUP: GameParts = {
  screen: Loader,
  options: NO_OPTIONS,
  film: {
    watched: {
      "zombies-walk": 900,
      "zombie-attacks": 1200,
      exploded: 1400,
      "spawn-card-revealed": 700,
      "zombies-arrived": 800,
      "boss-arrived": 1600,
      "boss-card-revealed": 1000,
      "boss-attacks": 1300,
      "boss-skill": 1200,
      screamed: 900,
    },
    along: { hurt: 800, "armor-broken": 700, "blow-blocked": 700, killed: 1700, "boss-moved": 700, "turn-started": 700, "round-started": 900 },
  },
  log: {
    silent: new Set(["aimed", "activation-over", "game-started"]),
    tones: {
      "round-started": "head",
      "turn-started": "strong",
      "boss-arrived": "bad",
      "zombie-attacks": "bad",
      "boss-attacks": "bad",
      exploded: "bad",
      hurt: "bad",
      killed: "bad",
      "zombie-killed": "good",
      "body-killed": "good",
      upgraded: "good",
    },
  },
  ending: Ending,
  picture: Picture,
  keys: Legend,
};
