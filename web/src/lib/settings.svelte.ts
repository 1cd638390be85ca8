// What this browser remembers: looks, sound, the speed of the film, and the keys to one's seats.

import { LANGUAGES, type Language } from "./words.svelte";

export type Theme = "dark" | "light" | "auto";
export const SPEEDS = [1, 2, 4] as const;

function read<T>(name: string, fallback: T, valid: (value: unknown) => boolean): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`overrun.${name}`) ?? "null");
    return valid(value) ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`overrun.${name}`, JSON.stringify(value));
  } catch {
    // A browser that remembers nothing can still play.
  }
}

const yesNo = (value: unknown): boolean => typeof value === "boolean";

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? "en";
}

class Settings {
  theme = $state<Theme>(read<Theme>("theme", "dark", (v) => v === "dark" || v === "light" || v === "auto"));
  language = $state<Language>(read("language", preferredLanguage(), (v) => LANGUAGES.some((l) => l === v)));
  sound = $state(read("sound", true, yesNo));
  notify = $state(read("notify", false, yesNo));
  hints = $state(read("hints", true, yesNo));
  film = $state(read("film", true, yesNo));
  speed = $state<number>(read<number>("speed", 1, (v) => SPEEDS.some((s) => s === v)));
  seenHints = $state<string[]>(read<string[]>("seenHints", [], Array.isArray));
  name = $state(read("name", "", (v) => typeof v === "string"));

  keep(): void {
    const { theme, language, sound, notify, hints, film, speed, seenHints, name } = this;
    for (const [key, value] of Object.entries({ theme, language, sound, notify, hints, film, speed, seenHints, name }))
      write(key, value);
  }
}

export const settings = new Settings();

/** Dark or light, whatever was chosen or the system prefers. */
export function shownTheme(theme: Theme, systemLight: boolean): "dark" | "light" {
  return theme === "auto" ? (systemLight ? "light" : "dark") : theme;
}

// The secrets that open seats, by table. They never appear in an address that is sent anywhere.

export type Keys = Record<string, string[]>;

export function keysOf(table: string): string[] {
  return read<Keys>("seats", {}, (v) => typeof v === "object" && v !== null)[table] ?? [];
}

export function allKeys(): Keys {
  return read<Keys>("seats", {}, (v) => typeof v === "object" && v !== null);
}

export function keepKeys(table: string, keys: readonly string[]): void {
  const all = allKeys();
  const merged = [...new Set([...(all[table] ?? []), ...keys])];
  write("seats", { ...all, [table]: merged });
}

// Claims that were made and not answered yet, by table and seat: made again with the same key they are the same.

type Claims = Record<string, Record<string, string>>;

function allClaims(): Claims {
  return read<Claims>("claims", {}, (v) => typeof v === "object" && v !== null);
}

export function claimsOf(table: string): { seat: number; key: string }[] {
  return Object.entries(allClaims()[table] ?? {}).map(([seat, key]) => ({ seat: Number(seat), key }));
}

export function beginClaim(table: string, seat: number): string {
  const all = allClaims();
  const known = all[table]?.[seat];
  if (known) return known;
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  write("claims", { ...all, [table]: { ...all[table], [seat]: key } });
  return key;
}

export function endClaim(table: string, seat: number): void {
  const { [table]: held = {}, ...others } = allClaims();
  const { [seat]: _, ...left } = held;
  write("claims", Object.keys(left).length ? { ...others, [table]: left } : others);
}

export function dropKeys(table: string, keys?: readonly string[]): void {
  const { [table]: held = [], ...others } = allKeys();
  const left = keys ? held.filter((key) => !keys.includes(key)) : [];
  write("seats", left.length ? { ...others, [table]: left } : others);
}
