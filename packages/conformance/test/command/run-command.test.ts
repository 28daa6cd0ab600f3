import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../src/command/run-command.js";
import {
  startImplementation,
  type RunningImplementation,
} from "../implementation/start-implementation.js";

let correct: RunningImplementation;
let faulty: RunningImplementation;

beforeAll(async () => {
  correct = await startImplementation();
  faulty = await startImplementation("default-of-20");
});
afterAll(() => Promise.all([correct.stop(), faulty.stop()]));

const ONE_RULE = ["--rules", "page-size-default"];

test("a conformant target returns 0 and one line per rule", async () => {
  const { exitCode, stdout, stderr } = await run([correct.baseUrl, ...ONE_RULE]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toMatch(/^✓ page-size-default\n\n1 passed, 0 failed, 0 not exercised; /);
});

test("a finding returns 1, its basis and a curl line without the token", async () => {
  const { exitCode, stdout } = await run([faulty.baseUrl, ...ONE_RULE]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("listDocumentExports: expected 50 of 60 items, got 20.");
  expect(stdout).toContain("basis: Interface, Limits, default page size");
  expect(stdout).toContain('-H "authorization: Bearer $TOKEN"');
  expect(stdout).not.toContain("first-token");
});

test("--json writes the report as JSON", async () => {
  const { exitCode, stdout } = await run([faulty.baseUrl, "--json", ...ONE_RULE]);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    target: faulty.baseUrl,
    seed: 1,
    rules: [
      {
        id: "page-size-default",
        verdict: "failed",
        findings: expect.arrayContaining([
          expect.objectContaining({ waivable: false, status: 200, rule: "page-size-default" }),
        ]),
      },
    ],
  });
});

test.each([
  ["no base URL", []],
  ["a base URL that is none", ["localhost"]],
  ["an unknown rule", ["http://127.0.0.1:9", "--rules", "page-sizes"]],
  ["a waiver that is no decision", ["http://127.0.0.1:9", "--waive", "page-sizes"]],
  ["a deadline that is no number", ["http://127.0.0.1:9", "--deadline", "soon"]],
  ["a deadline of nothing", ["http://127.0.0.1:9", "--deadline", "0"]],
  ["a base URL with a query", ["http://127.0.0.1:9/?page=1"]],
  ["a second token that is none", ["http://127.0.0.1:9", "--second-token", "a b"]],
  ["a document that is not there", ["http://127.0.0.1:9", "--document", "/nowhere.json"]],
])("%s returns 2 and one line on stderr", async (_, args) => {
  const { exitCode, stdout, stderr } = await run(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("a missing token returns 2 and says how to set one", async () => {
  const { exitCode, stderr } = await run([correct.baseUrl], {});
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: "No token: pass --token or set DOCUMENT_EXPORT_TOKEN.\n",
  });
});

test("a closed port returns 3", async () => {
  const stopped = await startImplementation();
  await stopped.stop();
  const { exitCode, stderr } = await run([stopped.baseUrl]);
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^The target cannot be reached\. .*ECONNREFUSED/);
});

test("a refused token exercises nothing and returns 4", async () => {
  const { exitCode, stdout } = await run([correct.baseUrl, ...ONE_RULE, "--token", "unknown"]);
  expect(exitCode).toBe(4);
  expect(stdout).toContain(
    "not exercised: listDocumentExports /v2/document-exports is refused with 401",
  );
});

test("a terminal gets colours and progress, unless NO_COLOR is set", async () => {
  const coloured = await run([correct.baseUrl, ...ONE_RULE], undefined, true);
  expect(coloured.stdout).toContain("\u001B[32m✓");
  expect(coloured.stderr).toContain("0/1 page-size-default");
  const variables = { DOCUMENT_EXPORT_TOKEN: "first-token", NO_COLOR: "1" };
  const plain = await run([correct.baseUrl, ...ONE_RULE], variables, true);
  expect(plain.stdout).not.toContain("\u001B");
});

async function run(
  args: readonly string[],
  variables: Record<string, string> = { DOCUMENT_EXPORT_TOKEN: "first-token" },
  isTTY = false,
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const written = { stdout: "", stderr: "" };
  const exitCode = await runCommand(args, {
    variables,
    stdout: { isTTY, write: (text) => (written.stdout += text) },
    stderr: { isTTY, write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}
