// Replaces the indentation of the compiler's output by tabs. The compiler has no option for this, and its four spaces
// per level fill a twentieth of the installed package.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

for (const file of globSync("**/*.{js,d.ts}", { cwd: DIST })) {
  const path = join(DIST, file);
  const text = readFileSync(path, "utf8");
  const code = text.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
  // Spaces at the start of a line inside a template literal are part of the text.
  if (code.split("\n").some((line) => line.split("`").length % 2 === 0)) continue;
  const indented = text.replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
  writeFileSync(path, indented);
}
