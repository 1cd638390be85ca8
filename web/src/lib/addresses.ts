// Every address of the page. All of them stand behind "#", which browsers send to no server, secrets least of all; so
// another place is never another page.
//
//     #/                          the shelf
//     #/g/classic                 the shelf, at a game
//     #/new/classic/00-tutorial   the set-up of a mission
//     #/t/<table>                 a table; with ?join=…, ?watch=…, ?seat=… or ?host=… a link that opens it
//
// What older links say, and the server in those it writes, is the same: /t/<table>#join=…, /new/<mission>, #<game>,
// #<mission>.

/** A right that a link brings, and its secret. */
export type Right = readonly [name: string, secret: string];

export type Place =
  | { kind: "shelf"; game: string }
  | { kind: "set-up"; mission: string }
  | { kind: "table"; table: string; rights: readonly Right[] };

type Address = { pathname: string; search: string; hash: string };

const RIGHTS = ["join", "watch", "seat", "host"] as const;
const OLD_PATH = /\/((?:t|new)\/.*)$/;

export const SHELF = "#/";

export const gameAddress = (game: string): string => `#/g/${encodeURIComponent(game)}`;
export const setUpAddress = (mission: string): string => `#/new/${mission.split("/").map(encodeURIComponent).join("/")}`;
export const tableAddress = (table: string): string => `#/t/${encodeURIComponent(table)}`;

function addressOf(place: Place): string {
  if (place.kind === "set-up") return setUpAddress(place.mission);
  if (place.kind === "shelf") return place.game ? gameAddress(place.game) : SHELF;
  const rights = new URLSearchParams(place.rights.map(([name, secret]) => [name, secret]));
  return tableAddress(place.table) + (place.rights.length ? `?${rights}` : "");
}

function placeOf({ pathname, search, hash }: Address): Place {
  if (hash.startsWith("#/")) {
    const [path = "", query = ""] = hash.slice(2).split("?");
    return placeAt(path, query);
  }
  const old = OLD_PATH.exec(pathname)?.[1];
  if (old) return placeAt(old, `${search.slice(1)}&${hash.slice(1)}`);
  const named = hash.slice(1);
  return placeAt(named.includes("/") ? `new/${named}` : `g/${named}`, "");
}

function placeAt(path: string, query: string): Place {
  const [kind, ...parts] = path.split("/").map(plain);
  const table = kind === "t" && /^[\w-]+/.exec(parts[0] ?? "")?.[0];
  if (table) {
    const said = new URLSearchParams(query);
    return { kind: "table", table, rights: RIGHTS.flatMap((name) => said.getAll(name).map((secret): Right => [name, secret])) };
  }
  if (kind === "new" && parts.length > 1) return { kind: "set-up", mission: parts.join("/") };
  return { kind: "shelf", game: (kind === "g" && parts[0]) || "" };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the files of the page lie. */
const home = new URL(import.meta.env.BASE_URL, location.href);

/** Where the address leads. An old one becomes one of today, and secrets go out of sight. */
export function arrive(): Place {
  const place = placeOf(location);
  const elsewhere = location.pathname !== home.pathname;
  const shown = addressOf(place.kind === "table" ? { ...place, rights: [] } : place);
  if (elsewhere || (location.hash && location.hash !== shown))
    history.replaceState(null, "", `${home.pathname}${elsewhere ? "" : location.search}${shown}`);
  return place;
}

/** Call when the address has changed: by a link, by back and forward, by hand. */
export function whenMoved(moved: () => void): void {
  addEventListener("hashchange", moved);
}

export function go(address: string): void {
  location.hash = address;
}

/** A link of the server's to give to others: they find the page at `base`, or where it is found from here. */
export function linkFor(link: string, base = ""): string {
  return new URL(addressOf(placeOf(new URL(link, home))), base || home).href;
}
