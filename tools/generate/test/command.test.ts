import { execFile } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const description = fileURLToPath(new URL("descriptions/tictactoe.yaml", import.meta.url));
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
  await writeFile(join(folder, "left-over.ts"), "");
  const { code, output } = await run("client", description, folder, "--check");
  expect(code).toBe(1);
  expect(output).toContain("changed operations.ts");
  expect(output).toContain("stale left-over.ts");
  expect(output).toContain("Run `pnpm generate`");
});

test("writing again removes what is stale and mends what was changed", async () => {
  await run("client", description, folder);
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
