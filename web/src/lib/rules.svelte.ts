// Texts of rules, asked for when somebody wants to read them.

import { api, type RuleText } from "../api";
import { words } from "./words.svelte";

const known = new Map<string, Promise<RuleText | null>>();

export function ruleText(id: string): Promise<RuleText | null> {
  const key = `${words.language} ${id}`;
  let found = known.get(key);
  if (!found) {
    found = api.rule(id).catch(() => null);
    known.set(key, found);
  }
  return found;
}
