import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runSpecDiff } from "../src/run-spec-diff.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const contract = fileURLToPath(new URL("../../../spec/dist/openapi.json", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "spec-diff-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("prints place, message, decisions and rules within 80 columns", async () => {
  const { code, stdout } = await run(contract, await changed());
  expect(code).toBe(1);
  expect(stdout).toContain("components/parameters/PageSize.yaml#/schema/maximum");
  expect(stdout).toContain("request of listCollections");
  expect(stdout).toContain("decisions: page-size");
  expect(stdout).toContain("rules: page-size-bounds");
  expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("prints JSON with one entry for all operations", async () => {
  const { stdout } = await run("--json", contract, await changed());
  const { changes } = JSON.parse(stdout);
  expect(changes).toContainEqual(
    expect.objectContaining({
      kind: "enum-value-added",
      caller: "breaks",
      level: "major",
      part: "request",
      sender: "implementer",
      operations: expect.arrayContaining(["receiveJobEvent", "receiveJobDone"]),
      source: "components/schemas/JobStatus.yaml#/enum",
    }),
  );
});

test("reports nothing between the contract and itself", async () => {
  const { code, stdout } = await run(contract, contract);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "The contract is the released one.\n" });
});

test("exits with 2 for a description it cannot read", () => {
  const args = [main, contract, join(folder, "none.json")];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain("none.json");
});

async function changed(): Promise<string> {
  const document = JSON.parse(await readFile(contract, "utf8"));
  document.components.parameters.PageSize.schema.maximum = 100;
  document.components.schemas.JobStatus.enum.push("paused");
  const file = join(folder, "changed.json");
  await writeFile(file, JSON.stringify(document));
  return file;
}

/** Runs the command in this process, with the output format for non-terminals. */
async function run(...args: string[]): Promise<{ readonly code: number; readonly stdout: string }> {
  let stdout = "";
  const log = vi.spyOn(console, "log").mockImplementation((text) => void (stdout += `${text}\n`));
  const code = await runSpecDiff(args).finally(() => log.mockRestore());
  return { code, stdout };
}
