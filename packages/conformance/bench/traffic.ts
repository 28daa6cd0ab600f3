// Measures the time and memory that `traffic` needs for a recording, as a HAR archive and as lines of JSON.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { samplePage } from "./load/sample-page.ts";

const { values } = parseArgs({ options: { megabytes: { type: "string", default: "500" } } });
const wanted = Number(values.megabytes) * 1_000_000;
const PAGES = 2_000;
const PAGE_SIZE = 50;

const FORMS = {
  "archive.har": {
    start: '{"log":{"version":"1.2","creator":{"name":"bench","version":"1"},"entries":[',
    between: ",",
    end: "]}}",
    write: archiveEntry,
  },
  "lines.ndjson": { start: "", between: "\n", end: "\n", write: line },
} as const;

const folder = await mkdtemp(join(tmpdir(), "document-export-traffic-"));
for (const [name, form] of Object.entries(FORMS)) {
  const file = join(folder, name);
  await writeRecording(file, form);
  const { size } = await stat(file);
  const { seconds, megabytes, summary } = await judge(file);
  console.log(
    `${name}: ${Math.round(size / 1e6)} MB in ${seconds.toFixed(1)} s (bar 120), at most ${megabytes} MB of memory (bar 300)`,
  );
  console.log(`  ${summary}`);
}
await rm(folder, { recursive: true });

async function writeRecording(
  file: string,
  { start, between, end, write }: (typeof FORMS)[keyof typeof FORMS],
): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(start);
  for (let index = 0, bytes = 0; bytes < wanted; index += 1) {
    const text = (index === 0 ? "" : between) + write(index);
    bytes += text.length;
    if (!stream.write(text)) await once(stream, "drain");
  }
  stream.end(end);
  await once(stream, "close");
}

function urlOf(pageNo: number): string {
  return `https://api.example.com/v2/document-exports?pageNo=${pageNo}&pageSize=${PAGE_SIZE}`;
}

function bodyOf(pageNo: number): string {
  return samplePage(pageNo, PAGE_SIZE, PAGES * PAGE_SIZE);
}

function archiveEntry(index: number): string {
  const pageNo = (index % PAGES) + 1;
  return JSON.stringify({
    startedDateTime: new Date(1_790_000_000_000 + index * 10).toISOString(),
    time: 5,
    request: {
      method: "GET",
      url: urlOf(pageNo),
      headers: [{ name: "authorization", value: "Bearer bench-token" }],
      bodySize: 0,
    },
    response: {
      status: 200,
      headers: [{ name: "content-type", value: "application/json" }],
      content: { mimeType: "application/json", text: bodyOf(pageNo) },
    },
  });
}

function line(index: number): string {
  const pageNo = (index % PAGES) + 1;
  return JSON.stringify({
    sentAt: 1_790_000_000_000 + index * 10,
    milliseconds: 5,
    request: {
      method: "GET",
      url: urlOf(pageNo),
      headers: { authorization: "Bearer bench-token" },
      body: "",
    },
    response: {
      status: 200,
      headers: { "content-type": "application/json" },
      body: bodyOf(pageNo),
    },
  });
}

/** `/usr/bin/time` is not installed everywhere, so the process reports its own peak memory. */
async function judge(
  file: string,
): Promise<{ seconds: number; megabytes: number; summary: string }> {
  const preload = new URL("load/tell-memory.ts", import.meta.url).href;
  const main = new URL("../dist/main.js", import.meta.url).pathname;
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", preload, main, "traffic", file]);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  await once(child, "close");
  const seconds = (performance.now() - started) / 1_000;
  const megabytes = Math.round(Number(/max-rss (\d+)/.exec(err)?.[1]) / 1_000);
  return { seconds, megabytes, summary: /^\d+ passed.*$/m.exec(out)?.[0] ?? err };
}
