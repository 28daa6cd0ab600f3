import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runCompiler } from "@document-export/config/run-compiler";
import { beforeAll, expect, test } from "vitest";
import { generate } from "../src/generate.ts";
import { loadPlugins } from "../src/plugins/load-plugins.ts";

const run = promisify(execFile);
const folder = fileURLToPath(new URL("../examples", import.meta.url));
const compiled = fileURLToPath(new URL("../test-results/examples", import.meta.url));

beforeAll(async () => {
  expect(await runCompiler([], folder)).toBe("");
});

test.each([
  ["library", "server-stub", "server"],
  ["library", "client", "client"],
  ["photos", "server-stub", "server"],
  ["photos", "client", "client"],
] as const)("the %s's %s matches the output of the generator", async (name, target, place) => {
  const plugins =
    place === "client" ? [] : await loadPlugins([join(folder, "plugins/operations-table.ts")]);
  const example = join(folder, name);
  const output = join(example, "src/generated", place);
  const description = join(example, `${name}.yaml`);
  const options = { target, description, folder: output, plugins, check: true };
  // If there are differences, the commands in `examples/README.md` regenerate the files.
  expect(await generate(options)).toEqual([]);
});

test.each([
  [
    "library",
    "Pride and Prejudice\nWagahai wa neko de aru\nL'Étranger\n1813\n400 /isbn pattern, /title minLength, /language enum\n",
  ],
  ["photos", "{ bytes: 4, caption: 'A gate at dusk' }\n"],
])("the program of the %s prints what its server returned", async (name, output) => {
  const { stdout } = await run(process.execPath, [join(compiled, name, "src/main.js")]);
  expect(stdout).toBe(output);
});

test("the plug-in's table has a row for each operation", async () => {
  const table = await readFile(join(folder, "library/src/generated/server/operations.md"), "utf8");
  expect(table.match(/^\| `\w+`/gm)).toEqual(["| `listBooks`", "| `addBook`", "| `getBook`"]);
});
