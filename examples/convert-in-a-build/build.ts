// Converts each document in `documents` to a Markdown page in `pages`, and prints a warning for everything that
// Markdown cannot express.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { convertDocument } from "@document-export/convert";

const names = (await readdir("documents")).filter((name) => name.endsWith(".json"));
if (names.length === 0) throw new Error("There is no document: put JSON files in `documents`.");
await mkdir("pages", { recursive: true });
for (const name of names) {
  const document: unknown = JSON.parse(await readFile(`documents/${name}`, "utf8"));
  // `fields` become front matter at the top of the page, which site generators read.
  const { content, warnings } = convertDocument(document, {
    format: "markdown",
    fields: { source: name },
  });
  const page = `pages/${name.slice(0, -".json".length)}.md`;
  await writeFile(page, content);
  console.log(page);
  for (const { code, pointer } of warnings) console.warn(`${name}: ${code} at ${pointer}`);
}
