// Why something did not work, in words for the reader.

import { Refused, Unanswered } from "../api";
import { t } from "./words.svelte";

export function reasonOf(error: unknown): string {
  if (error instanceof Unanswered) return t("page-not-connected");
  return error instanceof Refused ? error.message : String(error);
}
