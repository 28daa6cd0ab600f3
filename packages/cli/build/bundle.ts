// Bundles the command after the compiler: an install is then one package, and a start reads few files.
import { fileURLToPath } from "node:url";
import { bundleProgram } from "@document-export/bundle";

const source = (path: string) =>
  fileURLToPath(new URL(`../src/${path}`, import.meta.resolve("@document-export/convert")));

await bundleProgram({
  folder: fileURLToPath(new URL("..", import.meta.url)),
  // An old Node reads these two, and could not load anything else.
  kept: ["main.js", "check-node.js"],
  // Its build is one file, of which nothing can be loaded late.
  sources: { "@document-export/convert": source("index.ts") },
  // A third of the converter's code, which no other format needs.
  late: [source("write/docx/write-docx.ts"), source("write/epub/write-epub.ts")],
});
