// State that one run leaves for the next: reports, baselines, waivers, replays.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createdWith200,
  defaultOf20,
  fractionalTotal,
  type Started,
  startWith,
  together,
} from "../support/start-with.js";
import { runInProcess as run } from "./support.js";

let faulty: Started;
let correct: Started;
let folder: string;
let report: string;

const RULES = ["--rules", "page-size-default,response-matches-contract", "--allow-partial"];

const SPEC = createRequire(import.meta.url).resolve("@document-export/spec/openapi.json");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  faulty = await startWith(together(defaultOf20, fractionalTotal, createdWith200({})));
  correct = await startWith();
  report = join(folder, "deep", "report.json");
  const ran = await run([faulty.baseUrl, ...RULES, "--report", `json:${report}`]);
  expect(ran).toMatchObject({ exitCode: 1, stderr: "" });
});
afterAll(async () => {
  await Promise.all([faulty.stop(), correct.stop()]);
  await rm(folder, { recursive: true });
});

async function findingsOf(rule: string, file = report): Promise<readonly { id: string }[]> {
  const { rules } = JSON.parse(await readFile(file, "utf8"));
  return rules.find(({ id }: { id: string }) => id === rule).findings;
}

test("finds nothing new with its own report as the baseline", async () => {
  const again = await run([faulty.baseUrl, ...RULES, "--baseline", report]);
  expect(again.exitCode).toBe(0);
  expect(again.stdout).toContain(" (in the baseline)");
  expect(again.stdout).toMatch(
    /^Compared with the baseline: 0 new, \d+ known, 0 gone, 0 not exercised$/m,
  );
});

test("reports findings gone since the baseline and fails on new ones", async () => {
  const fixed = await run([correct.baseUrl, ...RULES, "--baseline", report]);
  expect(fixed.exitCode).toBe(0);
  expect(fixed.stdout).toContain("Gone since the baseline: page-size-default-");
  const clean = join(folder, "clean.json");
  await run([correct.baseUrl, ...RULES, "--report", `json:${clean}`]);
  expect((await run([faulty.baseUrl, ...RULES, "--baseline", clean])).exitCode).toBe(1);
});

test("leaves no report file if the target cannot be reached", async () => {
  const stopped = await startWith();
  await stopped.stop();
  const file = join(folder, "unreached.xml");
  const ran = await run([stopped.baseUrl, "--report", `junit:${file}`]);
  expect(ran.exitCode).toBe(3);
  await expect(readFile(file)).rejects.toThrow("ENOENT");
});

test("appends to the summary of a CI step and overwrites other reports", async () => {
  const [summary, other] = [join(folder, "summary.md"), join(folder, "other.md")];
  await Promise.all([summary, other].map((file) => writeFile(file, "# Before\n")));
  const reports = [summary, other].flatMap((file) => ["--report", `markdown:${file}`]);
  await run([correct.baseUrl, ...RULES, ...reports], { GITHUB_STEP_SUMMARY: summary });
  expect(await readFile(summary, "utf8")).toMatch(/^# Before\n## Conformance of /);
  expect(await readFile(other, "utf8")).toMatch(/^## Conformance of /);
});

test("replays a finding from its response as still so, then no longer", async () => {
  const spec = ["--spec", SPEC];
  const file = join(folder, "described.json");
  const rules = ["--rules", "requests-accepted,responses-described"];
  await run([faulty.baseUrl, ...spec, ...rules, "--report", `json:${file}`]);
  const [finding] = await findingsOf("responses-described", file);
  const replay = ["replay", file, finding?.id ?? "", ...spec];
  const still = await run(replay);
  expect(still.exitCode).toBe(1);
  expect(still.stdout).toMatch(/^still so: .* \(the response alone shows it\)\n/);
  expect(still.stdout).not.toContain("First-token");
  const fixed = await run([...replay, "--base-url", correct.baseUrl]);
  expect(fixed.exitCode).toBe(0);
  expect(fixed.stdout).toMatch(/^no longer so: /);
});

test("cannot replay a finding whose body is missing from the report", async () => {
  const described = JSON.parse(await readFile(join(folder, "described.json"), "utf8"));
  const findings = described.rules.flatMap(({ findings: all }: { findings: object[] }) => all);
  for (const one of findings) one.request.body = { kind: "omitted", bytes: 100_000 };
  const file = join(folder, "omitted.json");
  await writeFile(file, JSON.stringify(described));
  const id = findings.find(({ rule }: { rule: string }) => rule === "responses-described").id;
  const ran = await run(["replay", file, id, "--spec", SPEC]);
  expect(ran.exitCode).toBe(4);
  expect(ran.stdout).toContain("its body is too long for the report");
});

test("runs the rule again to replay a finding of a sending rule", async () => {
  const [finding] = await findingsOf("page-size-default");
  const still = await run(["replay", report, finding?.id ?? "", "--json"]);
  expect(still.exitCode).toBe(1);
  expect(JSON.parse(still.stdout)).toMatchObject({
    state: "still so",
    reason: expect.stringMatching(/^the rule ran again, with \d+ requests$/),
    response: { status: 200 },
  });
});

test("rejects proposed waivers without a reason and applies them with one", async () => {
  const proposed = join(folder, "proposed.yaml");
  const first = await run([faulty.baseUrl, ...RULES, "--propose-waivers", proposed]);
  expect(first).toMatchObject({ exitCode: 1, stderr: "" });
  expect(await run([faulty.baseUrl, "--waivers", proposed])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("`waivers.0.reason` must say why"),
  });
  const text = await readFile(proposed, "utf8");
  const filled = text
    .replaceAll('reason: ""', "reason: Ours.")
    .replaceAll('until: ""', "until: never");
  await writeFile(proposed, filled);
  const { stdout } = await run([faulty.baseUrl, ...RULES, "--waivers", proposed, "--json"]);
  const { rules, waivers } = JSON.parse(stdout);
  expect(waivers).toContainEqual(
    expect.objectContaining({ decision: "success-status", state: "used", reason: "Ours." }),
  );
  const left = rules.flatMap(({ findings }: { findings: { basis: object }[] }) => findings);
  expect(left.map(({ basis }: { basis: object }) => Object.keys(basis))).not.toContainEqual(
    expect.arrayContaining(["decision"]),
  );
  const again = await run([faulty.baseUrl, ...RULES, "--propose-waivers", proposed]);
  expect(again).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("already exists") });
});

test("does not apply an expired waiver and reports an unused one", async () => {
  const file = join(folder, "old.yaml");
  await writeFile(
    file,
    `waivers:
  - { decision: success-status, reason: Ours, until: 2020-01-31 }
  - { decision: page-size, reason: Ours, until: never }
`,
  );
  const { exitCode, stdout } = await run([faulty.baseUrl, ...RULES, "--waivers", file]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("The waiver of decision success-status has expired on 2020-01-31:");
  expect(stdout).toContain("createWebhook returned 200: expected 201.");
});

test.each([
  ["no JSON", "{", "is not JSON"],
  ["another document", '{"openapi":"3.1.0"}', "is not a report of this checker"],
  ["a report with a broken finding", brokenReport(), "is not a report of this checker"],
])("a baseline or report that is %s returns 2 and one line", async (_, text, message) => {
  const file = join(folder, "broken.json");
  await writeFile(file, text);
  for (const args of [
    [correct.baseUrl, "--baseline", file],
    ["replay", file, "a-rule-00000000"],
  ])
    await expectUsage(args, message);
});

function brokenReport(): string {
  const rule = { id: "a", verdict: "failed", findings: [{ id: 1 }], waived: [] };
  return JSON.stringify({
    reportVersion: 1,
    target: "http://127.0.0.1:9",
    seed: 1,
    depth: "default",
    rules: [rule],
  });
}

test.each([
  ["no YAML", "waivers: [", "are not YAML"],
  ["no list", "waivers: 1", "`waivers` must be array"],
  ["without a subject", "waivers: [{ reason: a, until: never }]", "`waivers.0` needs `decision`"],
  ["without a last day", "waivers: [{ decision: tokens, reason: a }]", "property 'until'"],
  ["of a day that is none", entry("until: 2026-02-30"), "there is no day `2026-02-30`"],
  ["with two subjects", entry("until: never, rule: a"), "cannot be beside `decision`"],
  ["with an unknown member", entry("until: never, since: 1"), "unknown member `since`"],
  ["of no decision", "waivers: [{ decision: x, reason: a, until: never }]", "no such decision"],
])("waivers that are %s return 2 and one line", async (_, text, message) => {
  const file = join(folder, "broken.yaml");
  await writeFile(file, text);
  await expectUsage([correct.baseUrl, "--waivers", file], message);
});

function entry(members: string): string {
  return `waivers: [{ decision: tokens, reason: a, ${members} }]`;
}

test.each([
  ["a baseline that is not there", ["--baseline", "/nowhere.json"], "Cannot read the baseline"],
  ["waivers that are not there", ["--waivers", "/nowhere.yaml"], "Cannot read the waivers"],
  ["an unknown format", ["--report", "pdf:a"], "Formats are html, json"],
  ["a report without a file", ["--report", "html:"], "Must name a file"],
  ["two reports in one file", ["--report", "html:a", "--report", "json:a"], "More than one report"],
  ["a report in no folder", ["--report", "html:/dev/null/a"], "Cannot write the report"],
])("%s exits with 2 and prints one line", async (_, args, message) => {
  await expectUsage([correct.baseUrl, ...args], message);
});

test("exits with 2 and lists the report's findings for an unknown id", async () => {
  await expectUsage(["replay", report, "a-rule-00000000"], "It has page-size-default-");
});

async function expectUsage(args: readonly string[], message: string): Promise<void> {
  const ran = await run(args);
  expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
  expect(ran.stderr).toContain(message);
  expect(ran.stderr.trim().split("\n")).toHaveLength(1);
}
