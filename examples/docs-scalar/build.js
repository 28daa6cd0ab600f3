// Puts the page, the contract and the script of Scalar into `dist`: three files that any web server can serve, or that
// can be opened from a folder.
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => new URL(path, import.meta.url);
const scalar = dirname(fileURLToPath(import.meta.resolve("@scalar/api-reference")));

await mkdir(here("dist"), { recursive: true });
await copyFile(here("index.html"), here("dist/index.html"));
await copyFile(
  fileURLToPath(import.meta.resolve("@document-export/spec/openapi.plain.json")),
  here("dist/openapi.json"),
);
await copyFile(join(scalar, "browser/standalone.js"), here("dist/scalar.js"));
