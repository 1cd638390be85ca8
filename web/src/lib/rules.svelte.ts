// Texts of rules, asked for when somebody wants to read them.

import { api, Refused, type RuleText } from "../api";
import { words } from "./words.svelte";

const known = new Map<string, Promise<RuleText | null>>();

export function ruleText(id: string): Promise<RuleText | null> {
  const key = `${words.language} ${id}`;
  let found = known.get(key);
  if (!found) {
    found = api.rule(id).catch((error: unknown) => {
      if (!(error instanceof Refused)) known.delete(key); // the next time somebody may answer
      return null;
    });
    known.set(key, found);
  }
  return found;
}
