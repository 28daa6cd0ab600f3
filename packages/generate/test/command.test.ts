import { execFile } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { published } from "./support/published.ts";
import { runInProcess } from "./support/run-in-process.ts";
import { generate } from "../src/generate.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const description = published("3.1/json/petstore");
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "document-export-command-"))));
afterEach(() => rm(folder, { recursive: true }));

function run(...parameters: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // Without the modules of this workspace, which pnpm lists in `NODE_PATH`.
    const env = { ...process.env, NODE_PATH: "" };
    execFile(process.execPath, [main, ...parameters], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test("writes a target and says what it wrote", async () => {
  expect(await run("client", description, folder)).toEqual({
    code: 0,
    output: [
      ...["client.ts", "operations.ts", "schemas.ts", "functions.ts"].map(
        (file) => `wrote ${folder}/${file}\n`,
      ),
      `The files import @document-export/client/runtime: npm install @document-export/client\n`,
      "20 of 20 operations\n",
    ].join(""),
  });
  expect((await readdir(folder)).sort()).toEqual([
    "client.ts",
    "functions.ts",
    "operations.ts",
    "schemas.ts",
  ]);
});

test("reads a description from standard input", async () => {
  const child = execFile(process.execPath, [main, "types", "-", folder]);
  createReadStream(description).pipe(child.stdin as Writable);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readdir(folder)).toContain("schemas.ts");
});

test("--check prints nothing if the folder is up to date", async () => {
  await generate({ target: "client", description, folder });
  expect(await runInProcess("client", description, folder, "--check")).toEqual({
    code: 0,
    output: "",
  });
});

test("--check names each changed file and the command, and writes nothing", async () => {
  await generate({ target: "client", description, folder });
  await appendFile(join(folder, "operations.ts"), "// changed by hand\n");
  await writeFile(join(folder, "left-over.ts"), "");
  const { code, output } = await runInProcess("client", description, folder, "--check");
  expect(code).toBe(1);
  expect(output).toContain("changed operations.ts");
  expect(output).toContain("stale left-over.ts");
  expect(output).toContain("Run the same command without `--check`");
  expect(await readdir(folder)).toContain("left-over.ts");
});

test.each([
  ["an unknown target", ["pdf", description], "Allowed choices are types, client, server-stub"],
  [
    "a prefix that no variable can have",
    ["client", description, "--environment", "a b"],
    "Expected letters, digits and underscores",
  ],
])("exits with 2 and without a stack for %s", async (_, parameters, message) => {
  const { code, output } = await run(...parameters, folder);
  expect(output).toContain(message);
  expect(output).not.toContain("    at ");
  expect(code).toBe(2);
});

test("exits with 2 and without a stack for a broken description", async () => {
  const { code, output } = await runInProcess("client", main, folder);
  expect(output).toContain("main.ts: The description cannot be used: it is neither YAML nor JSON");
  expect(output).not.toContain("    at ");
  expect(code).toBe(2);
});

test("exits with 2 if the folder holds files it did not generate", async () => {
  await writeFile(join(folder, "thesis.md"), "years of work");
  const { code, output } = await runInProcess("client", description, folder);
  expect(output).toContain("contains files that were not generated (`thesis.md`)");
  expect(code).toBe(2);
});

test("prints notes, also as JSON, and exits with 1 in strict mode", async () => {
  const file = join(folder, "noted.json");
  const schema = { type: "string", nullable: true };
  const content = { "application/json": { schema } };
  const responses = { "200": { description: "It.", content } };
  const paths = { "/a": { get: { operationId: "getA", responses } } };
  const info = { title: "T", version: "1" };
  await writeFile(file, JSON.stringify({ openapi: "3.1.1", info, paths }));
  const { code, output } = await runInProcess("client", file, join(folder, "client"));
  expect(output).toContain("/schema/nullable: `nullable` belongs to OpenAPI 3.0; null is allowed.");
  expect([code, output.trimEnd().split("\n").at(-1)]).toEqual([0, "1 of 1 operation, 1 note"]);
  const strict = await runInProcess("client", file, join(folder, "client"), "--strict", "--json");
  expect(strict.code).toBe(1);
  expect(JSON.parse(strict.output)).toMatchObject({
    notes: [{ kind: "nullable" }],
    operations: { described: 1, generated: 1 },
  });
});

test("--only and --skip write only selected operations and the schemas they need", async () => {
  const selection = ["--only", "store", "--skip", "delete*,*/inventory"];
  const { code, output } = await runInProcess("client", description, folder, ...selection);
  expect([code, output.trimEnd().split("\n").at(-1)]).toEqual([0, "2 of 20 operations"]);
  const schemas = await readFile(join(folder, "schemas.ts"), "utf8");
  expect(schemas.match(/export (?:interface|type) \w+/g)).toEqual(["export interface Order"]);
});

test("reports a file that is not a description in one line", async () => {
  const file = join(folder, "page.html");
  await writeFile(file, "<!doctype html>\n<title>404</title>");
  const { code, output } = await runInProcess("client", file, join(folder, "client"));
  expect(output).toMatch(/^.*page\.html: The description cannot be used: it is HTML.*\n$/);
  expect([code, await readdir(folder)]).toEqual([2, ["page.html"]]);
});

test.each([[[]], [["--check"]]])(
  "exits with 2 if the target is a file, with %j",
  async (options) => {
    const file = join(folder, "client");
    await writeFile(file, "");
    const { code, output } = await runInProcess("client", description, file, ...options);
    expect(output).toContain(`${file} cannot be written (ENOTDIR: not a directory`);
    expect(output).not.toContain("    at ");
    expect(code).toBe(2);
  },
);
