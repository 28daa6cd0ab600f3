import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import addFormats from "ajv-formats";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runInProcess } from "../command/support.js";
import { loadFaults } from "../faults/load-faults.js";
import { startPlanted } from "../faults/plant/plant.js";
import type { Target } from "../implementation/on-stub/in-memory.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

let target: Target;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-record-"));
  target = await startPlanted(loadFaults().find(({ id }) => id === "page-number-ignored")?.plant);
});
afterAll(async () => {
  await target.stop();
  await rm(folder, { recursive: true });
});

test.each(["traffic.har", "traffic.ndjson"])(
  "the proxy and its recording %s show the same findings",
  async (name) => {
    const file = join(folder, name);
    const live = await judgeLive(file);
    const base = ["--base-url", target.baseUrl, "--json"];
    const later = JSON.parse((await runInProcess(["traffic", file, ...base])).stdout);
    expect(findingsOf(live)).toContain("pages-agree");
    expect(outcomesOf(later)).toEqual(outcomesOf(live));
    expect(countsOf(later)).toEqual(countsOf(live));
  },
);

test("records an archive or lines without any credential", async () => {
  const [archive, lines] = await Promise.all(
    ["traffic.har", "traffic.ndjson"].map((name) => readFile(join(folder, name), "utf8")),
  );
  expect(faultsOfArchive(archive ?? "")).toEqual([]);
  expect(lines?.trim().split("\n")).toHaveLength(EXCHANGES);
  for (const recording of [archive, lines]) {
    expect(recording).toContain("$TOKEN");
    for (const token of [target.token, target.secondToken]) expect(recording).not.toContain(token);
  }
});

test("prints one line and exits with 2 if a recording is unwritable", async () => {
  const args = ["proxy", "--upstream", target.baseUrl, "--port", "0", "--record", folder];
  const { code, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^.*Cannot write the recording of --record: .*\n$/);
});

function faultsOfArchive(archive: string): readonly unknown[] {
  const require = createRequire(import.meta.url);
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addMetaSchema(require("ajv/dist/refs/json-schema-draft-06.json"));
  const schemas: Record<string, object> = require("har-schema");
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  ajv.validate("har.json#", JSON.parse(archive));
  return ajv.errors ?? [];
}

const EXCHANGES = 6;

/** Sends valid and invalid requests of two callers through the command, with a form and a token in a body. */
async function judgeLive(record: string): Promise<Report> {
  const args = ["proxy", "--upstream", target.baseUrl, "--port", "0", "--json", "--record", record];
  const child = spawn(process.execPath, [MAIN, ...args]);
  const stdout = text(child.stdout);
  const [line] = await once(child.stderr, "data");
  const url = /Listening on (\S+) for/.exec(String(line))?.[1] ?? "";
  const call = async (
    path: string,
    init: RequestInit = {},
    token = target.token,
  ): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    await (await fetch(url + path, { ...init, headers })).arrayBuffer();
  };
  await call("/v2/document-exports?pageNo=2&pageSize=1");
  await call("/v2/webhooks?pageSize=0", {}, target.secondToken);
  await call("/v2/collections", { headers: { "accept-encoding": "gzip" } });
  const description = `This is ${target.token}, \u0000 and 😀.`;
  const webhook = { endpoint: "https://example.com/", events: ["job.failed"], description };
  const json = { "content-type": "application/json" };
  await call("/v2/webhooks", { method: "POST", headers: json, body: JSON.stringify(webhook) });
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array([0, 255, 13, 10])]));
  form.set("options", new Blob(["{}"], { type: "application/json" }));
  await call("/v2/export/hosted-docs", { method: "POST", body: form });
  await call("/v2/nothing");
  child.kill("SIGINT");
  await once(child, "close");
  return JSON.parse(await stdout);
}

interface Report {
  readonly traffic: Readonly<Record<string, unknown>>;
  readonly rules: readonly {
    readonly id: string;
    readonly verdict: string;
    readonly findings: readonly { readonly message: string; readonly count: number }[];
  }[];
}

function findingsOf({ rules }: Report): readonly string[] {
  return rules.filter(({ findings }) => findings.length > 0).map(({ id }) => id);
}

function outcomesOf({ rules }: Report): unknown {
  return rules.map(({ id, verdict, findings }) => {
    return [id, verdict, findings.map(({ message, count }) => `${count} ${message}`)];
  });
}

function countsOf({ traffic }: Report): unknown {
  const { exchanges, judged, withoutRequestBody, withoutResponseBody, multipart } = traffic;
  return { exchanges, judged, withoutRequestBody, withoutResponseBody, multipart };
}

async function run(
  args: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const child = spawn(process.execPath, [MAIN, ...args]);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, stdout, stderr };
}
