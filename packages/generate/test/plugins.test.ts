import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generate, generateFiles } from "../src/generate.ts";
import { loadPlugins } from "../src/plugins/load-plugins.ts";
import type { Plugin } from "../src/plugins/plugin.ts";
import { published } from "./support/published.ts";

const target = "server-stub";
const description = published("3.1/json/petstore");
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "document-export-plugins-"))));
afterEach(() => rm(folder, { recursive: true }));

/** Writes a Markdown table of the operations. */
const table: Plugin = {
  name: "table",
  files: ({ model }) => [
    { path: "operations.md", text: model.operations.map(({ id }) => `- ${id}\n`).join("") },
  ],
};

/** Leaves out operations whose path does not start with the prefix. */
const only = (prefix: string): Plugin => ({
  name: "only",
  transform: (document) => {
    const paths = Object.entries(document.paths ?? {});
    return {
      ...document,
      paths: Object.fromEntries(paths.filter(([path]) => path.startsWith(prefix))),
    };
  },
});

test("writes, checks and replaces a plug-in's file like any other", async () => {
  const options = { target, description, folder, plugins: [table] } as const;
  await generate(options);
  const text = await readFile(join(folder, "operations.md"), "utf8");
  expect(text).toMatch(/^<!-- Generated from petstore\.json\. .* -->\n- updatePet\n- addPet\n/);
  expect(await generate({ ...options, check: true })).toEqual([]);
  expect(await generate({ ...options, plugins: [] })).toEqual([
    { path: "operations.md", kind: "stale" },
  ]);
});

test("passes each transform the output of the one before", async () => {
  const plugins = [only("/store"), only("/store/order/"), table];
  const files = await generateFiles({ target, description, plugins });
  const text = files.find(({ path }) => path === "operations.md")?.text;
  expect(text?.match(/^- .*/gm)).toEqual(["- getOrderById", "- deleteOrder"]);
});

const fails = (name: string, rest: Partial<Plugin>): [string, Plugin] => [name, { name, ...rest }];

test.each([
  fails("gave the file `../a.ts`", { files: () => [{ path: "../a.ts", text: "" }] }),
  fails("gave the file `a.json`", { files: () => [{ path: "a.json", text: "" }] }),
  fails("gave the file `server.ts`, which already exists", {
    files: () => [{ path: "server.ts", text: "" }],
  }),
  fails("returned no description from `transform`", { transform: () => ({}) }),
  fails("failed: no luck", { files: () => Promise.reject(new Error("no luck")) }),
])("an error names the plug-in: %s", async (problem, plugin) => {
  await expect(generateFiles({ target, description, plugins: [plugin] })).rejects.toThrow(
    `The plug-in \`${plugin.name}\` ${problem}`,
  );
});

test("refuses a module without a plug-in", async () => {
  const module = join(folder, "plugin.mjs");
  await writeFile(module, 'export default { name: "nothing" };');
  await expect(loadPlugins([module])).rejects.toThrow(
    "exports no plug-in: expected `export default",
  );
  await expect(loadPlugins([join(folder, "absent.mjs")])).rejects.toThrow("cannot be imported");
});
