// Words with the page's own files what it is given: `node tell.mjs WEB` reads and writes JSON.

import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const web = process.argv[2];
const lib = (name) => join(web, "src", "lib", `${name}.ts`);
const { rolldown } = await import(pathToFileURL(createRequire(lib("naming")).resolve("rolldown")));
const made = mkdtempSync(join(tmpdir(), "overrun-"));
try {
  const bundle = await rolldown({ input: { catalogue: lib("catalogue"), naming: lib("naming"), refusals: lib("refusals") } });
  await bundle.write({ dir: made, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
  const { Catalogue } = await import(pathToFileURL(join(made, "catalogue.mjs")));
  const { Teller } = await import(pathToFileURL(join(made, "naming.mjs")));
  const { EngineSentences, refusalIn } = await import(pathToFileURL(join(made, "refusals.mjs")));
  const { languages, tables, views, said, english, refused } = JSON.parse(await text(process.stdin));
  const told = {};
  const engine = new EngineSentences(english);
  for (const [language, source] of Object.entries(languages)) {
    const words = new Catalogue(language, source);
    const tellers = views.map(({ game, view }) => new Teller(tables[game], words, view));
    told[language] = said.map(([view, kind, ...what]) => tellers[view][kind](...what));
    for (const one of refused) told[language].push(refusalIn(words, one, language === "en" ? null : engine));
  }
  process.stdout.write(JSON.stringify(told));
} finally {
  rmSync(made, { recursive: true });
}
