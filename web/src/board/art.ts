// The drawing of a board, put into the page without breaking its policy: no inline style survives parsing there,
// so the style sheet is adopted and style attributes are set through the object model.

const sheets = new Map<string, CSSStyleSheet>();

export type Art = { root: SVGSVGElement; box: [number, number, number, number] };

export function parseArt(text: string): Art {
  const bare = text
    .replace(/<style>([^]*?)<\/style>/g, (_, css: string) => (adopt(css), ""))
    .replaceAll(" style=", " data-style=");
  const parsed = new DOMParser().parseFromString(bare, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  for (const element of root.querySelectorAll<SVGElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
    element.removeAttribute("data-style");
  }
  root.querySelector("title")?.remove();
  const [x = 0, y = 0, width = 100, height = 100] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return { root, box: [x, y, width, height] };
}

function adopt(css: string): void {
  if (sheets.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
