// Bundles the command after the compiler: an install is then one package, and a start reads few files.
import { fileURLToPath } from "node:url";
import { bundleProgram } from "@document-export/bundle";

const writer = (path: string) =>
  fileURLToPath(new URL(`./write/${path}`, import.meta.resolve("@document-export/convert")));

await bundleProgram({
  folder: fileURLToPath(new URL("..", import.meta.url)),
  // An old Node reads these two, and could not load anything else.
  kept: ["main.js", "check-node.js"],
  // A third of the converter's code, which no other format needs.
  late: [writer("docx/write-docx.js"), writer("epub/write-epub.js")],
});
