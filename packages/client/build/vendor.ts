// Copies the code and types of openapi-fetch and eventsource-parser into `dist/vendor` after compiling. As
// dependencies, both would install every module in two forms, with source maps and sources, which is more than the rest
// of the installation.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vendorPackages, writeVendored } from "@document-export/bundle";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(PACKAGE, "dist");
const FETCH = "openapi-fetch";
const HELPERS = "openapi-typescript-helpers";

const vendored = await vendorPackages(PACKAGE, { kept: new Set(["@document-export/types"]) });
const fetchTypes = fileURLToPath(import.meta.resolve(FETCH)).replace(/\.mjs$/, ".d.mts");
const helperTypes = createRequire(fetchTypes)
  .resolve(HELPERS)
  .replace(/\.cjs$/, ".d.cts");
copyTypes(FETCH, fetchTypes, { [HELPERS]: `../${HELPERS}/index.js` });
copyTypes(HELPERS, helperTypes, {});
const raw = join(DIST, "raw.d.ts");
writeFileSync(raw, redirect(raw, { [FETCH]: `./vendor/types/${FETCH}/index.js` }));
writeVendored(PACKAGE, vendored);

function copyTypes(name: string, file: string, paths: Readonly<Record<string, string>>): void {
  const folder = join(DIST, "vendor/types", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.d.ts"), redirect(file, paths));
}

/**
 * Returns the text of a declaration file with its imports redirected to other files. Throws if an import is missing.
 */
function redirect(file: string, paths: Readonly<Record<string, string>>): string {
  let text = readFileSync(file, "utf8");
  for (const [name, path] of Object.entries(paths)) {
    const changed = text.replace(new RegExp(`(from )(["'])${name}\\2`), `$1"${path}"`);
    if (changed === text)
      throw new Error(`Expected ${file} to import ${name}, got no such import.`);
    text = changed;
  }
  return text;
}
