import { execFile } from "node:child_process";
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { banner } from "../src/write/banner.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const description = fileURLToPath(new URL("descriptions/museum.yaml", import.meta.url));
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "document-export-command-"))));
afterAll(() => rm(folder, { recursive: true }));

function run(...parameters: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...parameters], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test("--check passes on what was written, and names each file that differs with the mending command", async () => {
  expect(await run("client", description, folder)).toMatchObject({
    code: 0,
    output: expect.stringContaining("wrote "),
  });
  expect(await run("client", description, folder, "--check")).toEqual({ code: 0, output: "" });
  await appendFile(join(folder, "operations.ts"), "// changed by hand\n");
  await writeFile(join(folder, "left-over.ts"), banner);
  const { code, output } = await run("client", description, folder, "--check");
  expect(code).toBe(1);
  expect(output).toContain("changed operations.ts");
  expect(output).toContain("stale left-over.ts");
  expect(output).toContain("Run `pnpm generate`");
});

test("a file that no generator wrote keeps the command from writing and from removing", async () => {
  const own = await mkdtemp(join(tmpdir(), "document-export-foreign-"));
  try {
    await writeFile(join(own, "thesis.md"), "years of work");
    const { code, output } = await run("client", description, own);
    expect(code).toBe(2);
    expect(output).toContain("holds what was not generated (`thesis.md`)");
    expect(await readdir(own)).toEqual(["thesis.md"]);
  } finally {
    await rm(own, { recursive: true });
  }
});

test("writing again removes what is stale and mends what was changed", async () => {
  const operations = await readFile(join(folder, "operations.ts"), "utf8");
  await writeFile(join(folder, "left-over.ts"), operations);
  expect((await run("client", description, folder)).output).toContain("removed ");
  expect(await run("client", description, folder, "--check")).toEqual({ code: 0, output: "" });
  expect(await readFile(join(folder, "operations.ts"), "utf8")).toMatch(
    /^\/\/ Generated from the contract\. Do not edit/,
  );
});

test.each([
  ["an unknown target", ["pdf", description], "Allowed choices are types, client, server-stub"],
  ["a file that is not there", ["client", "/nowhere.yaml"], "/nowhere.yaml"],
  [
    "an older version",
    ["client", fileURLToPath(new URL("../package.json", import.meta.url))],
    "cannot be generated from",
  ],
])("exits with 2 for %s", async (_, parameters, message) => {
  const { code, output } = await run(...parameters, folder);
  expect(code).toBe(2);
  expect(output).toContain(message);
});

const head = 'openapi: 3.1.1\ninfo: { title: T, version: "1" }\n';
const operation = (parameter: string) =>
  `${head}paths:\n  /a:\n    get:\n      operationId: getA\n      parameters: [${parameter}]\n      responses: { "200": { description: Ok } }\n`;

test.each([
  ["a text that is no YAML", `${head}paths: [`, "description.yaml"],
  [
    "a broken structure",
    `${head}paths: {}\ncomponents:\n  schemas:\n    A:\n      minLength: few\n`,
    "description.yaml:7:18: Expected type `integer` but got `string`. (struct)",
  ],
  [
    "a reference that leads nowhere",
    `${head}paths: {}\ncomponents: { schemas: { A: { $ref: "#/components/schemas/B" } } }\n`,
    "description.yaml:4:29: Can't resolve $ref",
  ],
  ["nothing to serve", `${head}paths: {}\n`, "expected an operation under `paths`"],
  [
    "a keyword that is not honoured",
    `${head}paths: {}\ncomponents: { schemas: { A: { unevaluatedItems: false } } }\n`,
    "#/components/schemas/A/unevaluatedItems: the keyword `unevaluatedItems` is not honoured",
  ],
  [
    "a parameter that is not honoured",
    operation("{ name: filter, in: query, schema: { type: object } }"),
    "The parameter `filter` of `getA` is an object (style `form`), which is not honoured",
  ],
])("exits with 2 and the place for %s", async (_, text, message) => {
  const place = await mkdtemp(join(tmpdir(), "document-export-broken-"));
  try {
    const file = join(place, "description.yaml");
    await writeFile(file, text);
    const { code, output } = await run("server-stub", file, join(place, "out"));
    expect(output).toContain(message);
    expect(output).not.toContain("    at ");
    expect(code).toBe(2);
    expect(await readdir(place)).toEqual(["description.yaml"]);
  } finally {
    await rm(place, { recursive: true });
  }
});
