// Indents what the compiler wrote with tabs. It has no option for that, and four spaces a level are a twentieth of
// the installed package.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

for (const file of globSync("**/*.{js,d.ts}", { cwd: DIST })) {
  const path = join(DIST, file);
  const text = readFileSync(path, "utf8");
  const code = text.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
  // Spaces in a text of several lines belong to the text, which such a line begins or ends.
  if (code.split("\n").some((line) => line.split("`").length % 2 === 0)) continue;
  const indented = text.replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
  writeFileSync(path, indented);
}
