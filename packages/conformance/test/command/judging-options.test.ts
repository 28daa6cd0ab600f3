// A run, the proxy and recorded traffic accept the same options for rules, reports, waivers and baselines.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addJudgingOptions } from "../../src/command/judging-flags.js";
import { createProgram } from "../../src/command/parse-arguments.js";
import { REPORT_FORMATS } from "../../src/report/formats.js";
import { createdWith200, type Started, startWith } from "../support/start-with.js";
import { runInProcess } from "./support.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const FORMATS = REPORT_FORMATS.filter((format) => format !== "har");

let faulty: Started;
let folder: string;
let proxied: Ran;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-judging-"));
  faulty = await startWith(createdWith200({}));
  const args = ["--record", at("recording.har"), "--propose-waivers", at("proposed.yaml")];
  proxied = await throughProxy([...args, ...reportsTo("proxy")], "SIGTERM");
});
afterAll(async () => {
  await faulty.stop();
  await rm(folder, { recursive: true });
});

test.each(["run", "proxy", "traffic"])("%s accepts every judging option", (name) => {
  const environment = { variables: {}, stdout: process.stdout, stderr: process.stderr };
  const { commands } = createProgram(environment, () => undefined);
  const own = commands.find((command) => command.name() === name)?.options;
  const described = ({ flags, description }: { flags: string; description: string }) => [
    flags,
    description,
  ];
  const shared = addJudgingOptions(new Command()).options.map(described);
  expect(own?.map(described)).toEqual(expect.arrayContaining(shared));
  expect(shared).toHaveLength(12);
});

test("the proxy writes every report and exits with 1 on SIGTERM", async () => {
  expect(proxied.code).toBe(1);
  expect(proxied.stdout).toContain("1 exchanges: 1 judged");
  expect(proxied.stdout).toContain(`Proposed waivers, none in force: ${at("proposed.yaml")}`);
  await expectReports("proxy");
});

test("writes the same reports for recorded traffic as the proxy", async () => {
  const ran = await runInProcess(["traffic", at("recording.har"), ...reportsTo("traffic")]);
  expect(ran).toMatchObject({ exitCode: 1, stderr: "" });
  await expectReports("traffic");
  const [before, after] = await Promise.all(["proxy", "traffic"].map(findingsOf));
  expect(after).toEqual(before);
});

test("the proxy exits with 0 given a waiver or a baseline", async () => {
  const options = ["--waivers", await filledWaivers(), "--baseline", at("proxy.json")];
  const { code, stdout, stderr } = await throughProxy(options, "SIGINT");
  expect({ code, told: stderr.includes("✗") }).toEqual({ code: 0, told: false });
  expect(stdout).toContain("(1 waived)");
  expect(stdout).toContain("Compared with the baseline: 0 new, 0 known, 0 gone");
});

test("exits with 0 for recorded traffic given a waiver or a baseline", async () => {
  const traffic = ["traffic", at("recording.har")];
  const waived = await runInProcess([...traffic, "--waivers", await filledWaivers()]);
  expect(waived.exitCode).toBe(0);
  const known = await runInProcess([...traffic, "--baseline", at("proxy.json")]);
  expect(known.exitCode).toBe(0);
  expect(known.stdout).toContain("(in the baseline)");
});

test("the proxy exits with 4 after its duration if no traffic arrived", async () => {
  const child = spawnProxy(["--duration", "1"]);
  expect((await once(child, "close"))[0]).toBe(4);
});

test("leaves no report file if the proxy cannot start", async () => {
  const file = at("unreached.xml");
  const args = ["proxy", "--upstream", "http://127.0.0.1:9", "--report", `junit:${file}`];
  expect((await runInProcess(args)).exitCode).toBe(3);
  expect(await readdir(folder)).not.toContain("unreached.xml");
});

test.each([
  ["traffic", ["traffic", "x.har", "--report", "har:a.har"], "the proxy records that"],
  ["a proxy", ["proxy", "--upstream", "http://a", "--report", "har:a"], "--record <file>.har"],
  ["--dry-run", ["http://a", "--dry-run", "--report", "html:a"], "leave out --report."],
  [
    "--dry-run with all",
    ["http://a", "--dry-run", "--baseline", "a", "--report", "json:b", "--propose-waivers", "c"],
    "leave out --report and --propose-waivers and --baseline.",
  ],
])("%s rejects a report it cannot write, in one line", async (_, args, message) => {
  const ran = await runInProcess(args);
  expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
  expect(ran.stderr).toContain(message);
  expect(ran.stderr.trim().split("\n")).toHaveLength(1);
});

function at(name: string): string {
  return join(folder, name);
}

function reportsTo(name: string): readonly string[] {
  return FORMATS.flatMap((format) => ["--report", `${format}:${at(`${name}.${format}`)}`]);
}

const TOLD = {
  html: '<h2 id="traffic-title">Traffic</h2>\n<p>1 exchanges: 1 judged</p>',
  json: '"judged": 1',
  junit: "response-matches-contract",
  sarif: '"ruleId": "response-matches-contract"',
  markdown: "- 1 exchanges&#58; 1 judged",
  badge: "1 finding",
  outputs: "findings=1\n",
  ndjson: '"event":"run-ended"',
} as const satisfies Record<(typeof FORMATS)[number], string>;

async function expectReports(name: string): Promise<void> {
  for (const format of FORMATS) {
    const written = await readFile(at(`${name}.${format}`), "utf8");
    expect(written).toContain(TOLD[format]);
    expect(written).not.toContain(faulty.token);
  }
}

async function findingsOf(name: string): Promise<readonly unknown[]> {
  const { rules } = JSON.parse(await readFile(at(`${name}.json`), "utf8"));
  return rules.flatMap(({ findings }: { findings: { id: string }[] }) =>
    findings.map(({ id }) => id),
  );
}

async function filledWaivers(): Promise<string> {
  const proposed = await readFile(at("proposed.yaml"), "utf8");
  const filled = proposed
    .replaceAll('reason: ""', "reason: Ours.")
    .replaceAll('until: ""', "until: never");
  await writeFile(at("waivers.yaml"), filled);
  return at("waivers.yaml");
}

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Registers a webhook through the proxy, and stops the proxy. */
async function throughProxy(args: readonly string[], signal: NodeJS.Signals): Promise<Ran> {
  const child = spawnProxy(args);
  const stdout = text(child.stdout);
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  await once(child.stderr, "data");
  const url = /Listening on (\S+) for/.exec(stderr)?.[1] ?? "";
  const response = await fetch(`${url}/v2/webhooks`, {
    method: "POST",
    headers: { authorization: `Bearer ${faulty.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      endpoint: "https://example.com/hook",
      events: ["job.failed"],
      connections: [faulty.destination],
    }),
  });
  await response.text();
  child.kill(signal);
  const [code] = await once(child, "close");
  return { code, stdout: await stdout, stderr };
}

function spawnProxy(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [
    MAIN,
    "proxy",
    "--upstream",
    faulty.baseUrl,
    "--port",
    "0",
    ...args,
  ]);
}
