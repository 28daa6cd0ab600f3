import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../src/command/run-command.js";
import { loadFaults } from "../faults/load-faults.js";
import { defaultOf20, type Started, startWith } from "../support/start-with.js";

let correct: Started;
let faulty: Started;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  correct = await startWith();
  faulty = await startWith(defaultOf20);
});
afterAll(async () => {
  await Promise.all([correct.stop(), faulty.stop()]);
  await rm(folder, { recursive: true });
});

const ONE_RULE = ["--rules", "page-size-default"];

test("prints a line per rule and exits with 0 if conformant", async () => {
  const { exitCode, stdout, stderr } = await run([correct.baseUrl, ...ONE_RULE]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toMatch(
    /^✓ page-size-default\n\npaging {2}1 of 1 exercised\n1 passed, 0 failed, 0 not exercised; /,
  );
});

test("prints a finding's basis and redacted curl line, and exits with 1", async () => {
  const { exitCode, stdout } = await run([faulty.baseUrl, ...ONE_RULE]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("listDocumentExports: expected 50 of 60 items, got 20.");
  expect(stdout).toContain("basis: Interface, Limits, default page size");
  expect(stdout).toContain('-H "authorization: Bearer $TOKEN"');
  expect(stdout).not.toContain("First-token");
});

test("prints the count of strict findings and fails only with --strict", async () => {
  const plant = loadFaults().find(({ id }) => id === "allow-missing")?.plant;
  const target = await startWith(plant);
  const args = [target.baseUrl, "--rules", "page-size-default,method-not-allowed"];
  const plain = await run(args);
  const strict = await run([...args, "--strict"]);
  await target.stop();
  expect(plain.exitCode).toBe(0);
  expect(plain.stdout).toMatch(/^! \d+ strict findings? of method-not-allowed \(/m);
  expect(plain.stdout).not.toContain("basis:");
  expect(strict.exitCode).toBe(1);
  expect(strict.stdout).toMatch(/^✗ method-not-allowed \(strict\)\n {4}.*Allow/m);
});

test("--version prints the version", async () => {
  const { exitCode, stdout, stderr } = await run(["--version"], {});
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
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
  ["a waiver that is not a decision", ["http://127.0.0.1:9", "--waive", "page-sizes"]],
  ["a deadline that is not a number", ["http://127.0.0.1:9", "--deadline", "soon"]],
  ["a deadline of nothing", ["http://127.0.0.1:9", "--deadline", "0"]],
  ["a base URL with a query", ["http://127.0.0.1:9/?page=1"]],
  ["a second token that is none", ["http://127.0.0.1:9", "--second-token", "a b"]],
  ["a document that is not there", ["http://127.0.0.1:9", "--document", "/nowhere.json"]],
])("%s exits with 2 and prints one line on stderr", async (_, args) => {
  const { exitCode, stdout, stderr } = await run(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test.each(["/v2", "/v2/", "/export/v2"])(
  "rejects a base URL ending in %s unless a description has it",
  async (path) => {
    const baseUrl = `http://127.0.0.1:9${path}`;
    const got = baseUrl.replace(/\/$/, "");
    expect(await run([baseUrl, "--quick"])).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: `Invalid base URL: expected a URL without \`/v2\`, which the checker adds, got \`${got}\`.\n`,
    });
    const spec = join(folder, "v2.yaml");
    await writeFile(spec, "openapi: 3.1.0\ninfo: { title: A, version: '2' }\npaths: {}\n");
    expect((await run([baseUrl, "--dry-run", "--spec", spec])).exitCode).toBe(0);
  },
);

test.each([
  ["--upstream", ["proxy", "--upstream", "http://127.0.0.1:9/v2/"]],
  ["--base-url", ["traffic", "/nowhere.har", "--base-url", "http://127.0.0.1:9/v2/"]],
])("rejects %s that ends in /v2 in the same way", async (option, args) => {
  const { exitCode, stderr } = await run(args);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(
    `Invalid ${option}: expected a URL without \`/v2\`, which the checker adds`,
  );
});

test.each([
  ["a missing token", {}],
  ["a token of a variable that is empty", { DOCUMENT_EXPORT_TOKEN: "" }],
])("%s exits with 2 and prints how to set a token", async (_, variables) => {
  const { exitCode, stderr } = await run([correct.baseUrl], variables);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: "No token: pass --token or set DOCUMENT_EXPORT_TOKEN.\n",
  });
});

test.each(["0", "86401", "99999999999"])(
  "rejects a deadline of %s and prints the allowed range",
  async (seconds) => {
    const { exitCode, stderr } = await run([correct.baseUrl, "--deadline", seconds]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("Must be from 1 to 86400.");
  },
);

test("exits with 3 if the port is closed", async () => {
  const stopped = await startWith();
  await stopped.stop();
  const { exitCode, stderr } = await run([stopped.baseUrl]);
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^The target cannot be reached\. .*ECONNREFUSED.* Is it running, and/);
});

test("prints one line and exits with 4 if the token is refused", async () => {
  const { exitCode, stdout } = await run([correct.baseUrl, ...ONE_RULE, "--token", "unknown"]);
  expect(exitCode).toBe(4);
  expect(stdout).toContain("The run ended early: the target refuses the token with 401");
});

test("shows colours and progress on a terminal unless NO_COLOR is set", async () => {
  const coloured = await run([correct.baseUrl, ...ONE_RULE], undefined, true);
  expect(coloured.stdout).toContain("\u001B[32m✓");
  expect(coloured.stderr).toContain("0/1 page-size-default");
  const variables = { DOCUMENT_EXPORT_TOKEN: "First-token", NO_COLOR: "1" };
  const plain = await run([correct.baseUrl, ...ONE_RULE], variables, true);
  expect(plain.stdout).not.toContain("\u001B");
});

test("prints a finding on the terminal before the next rule starts", async () => {
  const shown: string[] = [];
  const write = (text: string): unknown => shown.push(text);
  const stream = { isTTY: true, columns: 60, write };
  const rules = ["--rules", "page-size-default,page-past-the-end"];
  await runCommand([faulty.baseUrl, ...rules], {
    variables: { DOCUMENT_EXPORT_TOKEN: "First-token" },
    stdout: stream,
    stderr: stream,
  });
  const places = ["0/2 page-size-default", "✗", "1/2 page-past-the-end, ", "1 passed"].map((text) =>
    shown.findIndex((line) => line.includes(text)),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("--duration ends a run with what was judged, and says so early", async () => {
  const ran = await run([correct.baseUrl, "--thorough", "--duration", "1"]);
  expect(ran.exitCode).toBe(4);
  expect(ran.stderr).toMatch(/^The run is slow: \d+ of \d+ rules .* ends after 1 with what/);
  expect(ran.stderr.trim().split("\n")).toHaveLength(1);
  expect(ran.stdout).toContain("✓ authorization-required");
  expect(ran.stdout).toMatch(/The run ended early: the time of the run, 1 s, is over/);
});

test("--dry-run lists the requests and sends none", async () => {
  const { exitCode, stdout } = await run(["http://127.0.0.1:9", "--dry-run"]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("  GET /v2/collections");
  expect(stdout).toMatch(/^\d+ requests, \d+ of them POST; nothing was sent\./m);
});

test("--read-only sends only GET, HEAD and OPTIONS", async () => {
  const { stdout } = await run([correct.baseUrl, "--read-only", "--json", "--allow-partial"]);
  const report = JSON.parse(stdout);
  expect(report.created).toEqual([]);
  expect(report.rules.find(({ id }: { id: string }) => id === "idempotent-repeat")).toMatchObject({
    verdict: "not exercised",
    reason: "a read-only run does not send POST",
  });
});

test("fails if fewer than half of the rules are exercised, unless allowed", async () => {
  const rules = ["--rules", "page-size-default,idempotent-repeat,job-shape", "--read-only"];
  expect((await run([correct.baseUrl, ...rules])).exitCode).toBe(4);
  const some = "--allow-partial=idempotency,life-cycle";
  expect((await run([correct.baseUrl, ...rules, some])).exitCode).toBe(0);
});

test("fails if no rule of a family is exercised, unless named", async () => {
  const rules = ["--rules", "page-size-default,page-size-bounds,list-envelope,job-shape"];
  const args = [correct.baseUrl, ...rules, "--read-only"];
  const bare = await run([...args, "--allow-partial"]);
  expect(bare.exitCode).toBe(4);
  expect(bare.stdout).toContain("life-cycle  0 of 1 exercised: not tested\n");
  expect(bare.stdout).toContain(
    "Proves little: Nothing of life-cycle was exercised; `--allow-partial life-cycle` accepts it.",
  );
  expect((await run([...args, "--allow-partial", "life-cycle"])).exitCode).toBe(0);
});

test("rejects an unknown family and suggests the nearest one", async () => {
  const { exitCode, stderr } = await run([correct.baseUrl, "--allow-partial", "deliverys"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Unknown family `deliverys`. Did you mean `delivery`?");
});

test("reports a broken reference of the description and tests the rest", async () => {
  const spec = join(folder, "broken.yaml");
  await writeFile(
    spec,
    `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /v2/collections:
    get:
      parameters: [{ $ref: './nowhere.yaml#/Page' }]
      responses: { '200': { description: Found } }
`,
  );
  const args = [correct.baseUrl, "--spec", spec, "--rules", "requests-accepted"];
  const { exitCode, stdout, stderr } = await run(args);
  expect({ exitCode, stdout }).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("✓ requests-accepted"),
  });
  expect(stderr).toMatch(/^Of the description: .*nowhere\.yaml#\/Page.* cannot be resolved/);
});

test("reads the target from a profile, and its secrets from variables", async () => {
  const profile = join(folder, "profile.yaml");
  await writeFile(profile, `baseUrl: ${correct.baseUrl}\ntoken: \${SECRET}\ndestination: 2\n`);
  const { exitCode } = await run(["--profile", profile, ...ONE_RULE], { SECRET: "First-token" });
  expect(exitCode).toBe(0);
  const unset = await run(["--profile", profile, ...ONE_RULE], {});
  expect(unset).toMatchObject({
    exitCode: 2,
    stderr: "The profile names the variable `SECRET`, which is not set.\n",
  });
});

test("rejects a profile and lists each unknown member and wrong type", async () => {
  const profile = join(folder, "wrong.yaml");
  await writeFile(profile, "tokn: a\ndestination: twelve\n");
  expect(await run(["--profile", profile])).toMatchObject({
    exitCode: 2,
    stderr: `The profile \`${profile}\` is invalid: there is no member \`tokn\`; \`destination\` must be integer.\n`,
  });
});

test("explain prints the page of a rule, and rules lists it", async () => {
  const explained = await run(["explain", "page-size-default"]);
  expect(explained.stdout).toContain("Based on: Interface, Limits, default page size");
  expect((await run(["rules"])).stdout).toContain("page-size-default: ");
});

test("explain prints decisions with the rules that check them", async () => {
  const { exitCode, stdout } = await run(["explain", "job-liveness"]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^# job-liveness\n\nOpen: .+\nDecided: /);
  expect(stdout).toMatch(/^Checked by the rules: .*\bjob-ends\b/m);
});

test.each([
  ["page-sizes", "`page-size`"],
  ["arrive-events", "`events-arrive`"],
  ["idempotncy", "`idempotency`"],
])("explain suggests similar names for %s", async (name, near) => {
  const { exitCode, stdout, stderr } = await run(["explain", name]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toContain(`Unknown rule or decision \`${name}\`. Did you mean`);
  expect(stderr).toContain(near);
});

async function run(
  args: readonly string[],
  variables: Record<string, string> = { DOCUMENT_EXPORT_TOKEN: "First-token" },
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
