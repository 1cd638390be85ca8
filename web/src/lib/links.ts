// The links of tables that were set up here: kept in this browser, with their secrets behind "#".

type Links = { invite: string; watch: string };

const KEY = "overrun.links";

function all(): Record<string, Links> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Links>) : {};
  } catch {
    return {};
  }
}

export function linksOf(table: string): Links | null {
  return all()[table] ?? null;
}

export function keepLinks(table: string, links: Links): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: links }));
  } catch {
    // Then the links are gone with the page.
  }
}
