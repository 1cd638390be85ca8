// What bots are called.

import { words } from "./words.svelte";

/** A bot's name in the reader's language; one that came with a plug-in keeps its own. */
export function agentName(id: string): string {
  return words.find(`table-agent-${id}`) ?? id;
}
