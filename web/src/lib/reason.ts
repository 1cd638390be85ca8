// Why something did not work, in words for the reader.

import { Refused, Unanswered } from "../api";
import { refusalIn, type Refusal } from "./refusals";
import { t, words } from "./words.svelte";

export function reasonOf(error: unknown): string {
  if (error instanceof Unanswered) return t("page-not-connected");
  return error instanceof Refused ? refusalOf(error.refusal) : String(error);
}

export function refusalOf(refusal: Refusal): string {
  return refusalIn(words, refusal, words.engine);
}
