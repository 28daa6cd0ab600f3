import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runInProcess } from "../command/support.js";
import { startPlanted } from "../faults/plant/plant.js";
import { loadFaults } from "../faults/load-faults.js";
import type { Target } from "../implementation/on-stub/in-memory.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

let correct: Target;
let faulty: Target;

beforeAll(async () => {
  const fault = loadFaults().find(({ id }) => id === "page-number-ignored");
  [correct, faulty] = await Promise.all([startPlanted(), startPlanted(fault?.plant)]);
});
afterAll(() => Promise.all([correct.stop(), faulty.stop()]));

test("exits with 0 for a good upstream and reports no token", async () => {
  const { url, end } = await start(correct.baseUrl);
  await list(url, correct.token, "?pageNo=2&pageSize=1");
  const { code, stdout } = await end();
  expect(stdout).toContain("✓ pages-agree");
  expect(stdout).toContain("1 exchanges: 1 judged");
  expect(stdout).not.toContain(correct.token);
  expect(code).toBe(0);
});

test("reports a deviation at once and exits with 1", async () => {
  const { url, child, end } = await start(faulty.baseUrl);
  const firstLine = once(child.stderr ?? child, "data");
  await list(url, faulty.token, "?pageNo=2&pageSize=1");
  expect(String((await firstLine)[0])).toContain("✗ pages-agree: ");
  expect((await end()).code).toBe(1);
});

test("exits with 4 and explains if fewer than half were judged", async () => {
  const { url, end } = await start(correct.baseUrl);
  await list(url, correct.token, "");
  for (const _ of [1, 2]) await abandon(url, correct.token);
  const { code, stdout } = await end();
  expect(stdout).toContain("3 exchanges: 1 judged, 2 given up by the caller");
  expect(stdout).toContain("Fewer than half of the exchanges were judged");
  expect(code).toBe(4);
});

const PLUGIN = `const basis = [{ openapi: "headers" }];
const common = { basis, operations: [] };
const check = (exchange, context, at) => {
  const { operation = "none" } = exchange.request;
  if (!exchange.response.headers.has("x-region"))
    context.report(basis[0], \`\${operation}: expected X-Region, seen \${at}.\`, exchange);
};
export default {
  name: "ours",
  rules: [
    { ...common, id: "region-at-once", title: "Each response names its region.", begin: (context) => ({
      see: (exchange) => check(exchange, context, "at once"),
    }), judge() {} },
    { ...common, id: "region-at-end", title: "All responses name their region.", judge(exchanges, context) {
      for (const exchange of exchanges) check(exchange, context, "at the end");
    } },
  ],
};`;

test("applies plugin rules to proxied traffic, at once and in lists", async () => {
  const folder = await mkdtemp(join(tmpdir(), "document-export-plugin-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const plugin = join(folder, "plugin.mjs");
  await writeFile(plugin, PLUGIN);
  const { url, child, end } = await start(correct.baseUrl, ["--plugin", plugin]);
  const firstLine = once(child.stderr ?? child, "data");
  await list(url, correct.token, "");
  expect(String((await firstLine)[0])).toContain("✗ region-at-once: listDocumentExports: expected");
  const { code, stdout } = await end();
  expect(stdout).toContain("✗ region-at-once (broken)\n");
  expect(stdout).toContain(
    "✗ region-at-end (broken)\n    listDocumentExports: expected X-Region, seen at",
  );
  expect(stdout).toContain("✓ pages-agree");
  expect(stdout).not.toContain(correct.token);
  expect(code).toBe(1);
});

test("names a plugin whose rule throws and exits with 2", async () => {
  const folder = await mkdtemp(join(tmpdir(), "document-export-plugin-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const plugin = join(folder, "throwing.mjs");
  const rule = `{ id: "ours", title: "Ours.", basis: [{ openapi: "headers" }], operations: [], judge() { throw new Error("ours fails"); } }`;
  await writeFile(plugin, `export default { name: "ours", rules: [${rule}] };`);
  const { url, child, end } = await start(correct.baseUrl, ["--plugin", plugin]);
  const stderr = text(child.stderr ?? Readable.from([]));
  await list(url, correct.token, "");
  const { code } = await end();
  expect(await stderr).toBe("The rule `ours` of the plugin `ours` failed: ours fails\n");
  expect(code).toBe(2);
});

// The process that judges refuses these.
test.each([
  ["a plugin that is not there", ["--plugin", "./nowhere.mjs"], /nowhere\.mjs/],
  ["an unknown rule", ["--rules", "nothing"], /no rule `nothing`/],
])("prints one line and exits with 2 for %s", async (_, args, message) => {
  const command = [MAIN, "proxy", "--port", "0", "--upstream", correct.baseUrl, ...args];
  const child = spawn(process.execPath, command);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});

test.each([
  ["an upstream that is not there", ["--upstream", "http://127.0.0.1:9"], 3, /cannot be reached/],
  ["an upstream that is not an address", ["--upstream", "localhost"], 2, /Invalid --upstream/],
  ["a certificate without its key", ["--tls-cert", "cert.pem"], 2, /together/],
  ["a certificate that is not there", ["--tls-cert", "x", "--tls-key", "y"], 2, /--tls-cert/],
])(
  "prints one line and exits with the documented code for %s",
  async (_, args, exitCode, message) => {
    const upstream = args[0] === "--upstream" ? [] : ["--upstream", correct.baseUrl];
    const ran = await runInProcess(["proxy", "--port", "0", ...upstream, ...args]);
    expect(ran.stderr).toMatch(message);
    expect(ran.stderr.trim().split("\n")).toHaveLength(1);
    expect(ran.exitCode).toBe(exitCode);
  },
);

test("prints one line and exits with 3 without TLS upstream", async () => {
  const upstream = correct.baseUrl.replace("http:", "https:");
  const { stderr, exitCode } = await runInProcess(["proxy", "--upstream", upstream]);
  expect(stderr).toContain("cannot be reached");
  expect(exitCode).toBe(3);
});

interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  end(): Promise<{ readonly code: number; readonly stdout: string }>;
}

async function start(upstream: string, args: readonly string[] = []): Promise<Started> {
  const child = spawn(process.execPath, [
    MAIN,
    "proxy",
    "--upstream",
    upstream,
    "--port",
    "0",
    ...args,
  ]);
  const stdout = text(child.stdout);
  const [line] = await once(child.stderr, "data");
  const url = /Listening on (\S+) for/.exec(String(line))?.[1] ?? "";
  return {
    url,
    child,
    async end() {
      child.kill("SIGINT");
      const [code] = await once(child, "close");
      return { code, stdout: await stdout };
    },
  };
}

async function list(url: string, token: string, query: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v2/document-exports${query}`, { headers });
  await response.text();
}

/** Sends a request with an endless body, and closes the connection as soon as the request has arrived. */
async function abandon(url: string, token: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const head = `POST /v2/webhooks HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  socket.write(
    `${head}expect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`,
  );
  await once(socket, "data");
  socket.destroy();
}
