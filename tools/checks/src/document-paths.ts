// Fails when a Markdown file names a path that is not there: documentation must not outlive what it describes.
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { namedPaths } from "./named-paths.ts";

// What a build makes need not be there yet.
const built = /(^|\/)(dist|node_modules|test-results|data)(\/|$)/;
const missing: string[] = [];

for await (const file of glob("{*.md,spec/*.md,{packages,tools}/*/**/*.md}", {
  exclude: (name) => /node_modules|dist|descriptions|golden|CHANGELOG/.test(String(name)),
})) {
  const { links, code } = namedPaths(await readFile(file, "utf8"));
  const report = (line: number, path: string) =>
    missing.push(`${file}:${line}: no such path: ${path}`);
  for (const { path, line } of links)
    if (!existsSync(join(dirname(file), path))) report(line, path);
  for (const { path, line } of code) if (!existsSync(path) && !built.test(path)) report(line, path);
}

if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}
