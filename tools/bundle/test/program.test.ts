import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { bundleProgram } from "../src/index.ts";

/** What the program of the tests exports. */
interface Program {
  readonly start: () => Promise<string>;
  readonly shout: (text: string) => string;
  readonly loaded: readonly string[];
}

const MODULES = {
  "main.js": "export const kept = true;",
  "start.js": `
    export { loaded } from "./loaded.js";
    export { shout } from "./shout.js";
    export const start = async () => (await import("./inner/part.js")).part();`,
  "loaded.js": "export const loaded = [];",
  "shout.js": `
    import { loaded } from "./loaded.js";
    loaded.push("shout");
    export function shout(text) { return text + "!"; }`,
  "inner/part.d.ts": "export declare function part(): string;",
  "inner/part.js": `
    import { values } from "constant";
    import { loaded } from "../loaded.js";
    loaded.push("part");
    export const part = () => values.get(1) + " é 😀";`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-program-"));
  const packages = join(folder, "node_modules");
  await cp(new URL("data/", import.meta.url), join(packages, "constant"), { recursive: true });
  await writeFile(join(packages, "constant/index.js"), "export const values = new Map([[1, 42]]);");
  await mkdir(join(folder, "dist/inner"), { recursive: true });
  const manifest = { type: "module", dependencies: { constant: "1" } };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  for (const [name, code] of Object.entries(MODULES))
    await writeFile(join(folder, "dist", name), code);
  await bundleProgram({
    folder,
    kept: ["main.js"],
    sources: {},
    late: [join(folder, "dist/shout.js")],
  });
  await rm(packages, { recursive: true });
  return () => rm(folder, { recursive: true, force: true });
});

test("runs a bundled program without its packages, and loads its parts when they are called", async () => {
  const file = pathToFileURL(join(folder, "dist/start.js")).href;
  const { start, shout, loaded } = (await import(file)) as Program;
  expect(loaded).toEqual([]);
  expect(shout("a")).toBe("a!");
  expect(loaded).toEqual(["shout"]);
  expect(await start()).toBe("42 é 😀");
  expect(loaded).toEqual(["shout", "part"]);
});

test("leaves only the bundle, kept modules, types, licences and the list of packages", async () => {
  const dist = join(folder, "dist");
  const files = (await readdir(dist, { recursive: true })).filter((path) => /\.\w+$/.test(path));
  expect(files.filter((path) => !path.startsWith("program")).sort()).toEqual([
    "inner/part.d.ts",
    "main.js",
    "start.js",
    "vendor/licences.js",
    "vendor/packages.json",
  ]);
  expect(JSON.parse(await readFile(join(dist, "vendor/packages.json"), "utf8"))).toEqual([
    "constant",
  ]);
  expect(await readFile(join(dist, "vendor/licences.js"), "utf8")).toContain("Copyright (c)");
});

test("writes the bundle in ASCII, which is compiled faster", async () => {
  const program = join(folder, "dist/program");
  for (const name of await readdir(program))
    expect(await readFile(join(program, name), "utf8")).toMatch(/^[\0-\x7F]*$/);
});

test("refuses a raw template that an escape would change", async () => {
  const own = await mkdtemp(join(tmpdir(), "document-export-raw-"));
  onTestFinished(() => rm(own, { recursive: true }));
  await mkdir(join(own, "dist"));
  await writeFile(
    join(own, "dist/start.js"),
    "export const dot = String.raw`[·]` + Math.random();",
  );
  await expect(bundleProgram({ folder: own, kept: [], sources: {}, late: [] })).rejects.toThrow(
    "Expected raw templates in ASCII, got String.raw`[·]`.",
  );
});
