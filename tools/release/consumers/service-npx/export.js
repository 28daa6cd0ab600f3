// Starts the service with its demo workspace, exports a document with the line that it prints, and stops it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const bin = ["--no-install", "document-export", "demo"];
const env = { ...process.env, DOCUMENT_EXPORT_PORT: "0" };
const service = spawn("npx", bin, { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
let printed = "";
for await (const chunk of service.stdout) {
  printed += chunk;
  if (printed.includes("webhook-keys.json")) break;
}
try {
  const value = (name) => new RegExp(`${name} +(\\S+)`).exec(printed)?.[1];
  const results = join(process.cwd(), "data", "exports");
  if (value("Results") !== results)
    throw new Error(`Expected the results in ${results}, got ${value("Results")}.`);
  const options = /options=(\{.*?\});type/.exec(printed)?.[1];
  const report = await readFile("report.json");
  const form = new FormData();
  form.set("file", new Blob([report], { type: "application/json" }), "report.json");
  form.set("options", new Blob([options], { type: "application/json" }));
  const headers = { authorization: `Bearer ${value("Token")}`, prefer: "wait=60" };
  const response = await fetch(`${value("Service")}/v2/export/hosted-docs`, {
    method: "POST",
    headers,
    body: form,
  });
  const job = await response.json();
  if (job.status !== "done")
    throw new Error(`Expected a job that is done, got ${JSON.stringify(job)}`);
  console.log(`job ${job.id} is ${job.status}: ${job.outputDocuments[0].title}`);
} finally {
  // npx passes the signal on to the service alone where it comes from a terminal: to the whole group.
  process.kill(-service.pid, "SIGTERM");
}
const [code, signal] = await once(service, "close");
if (code !== 0 && signal !== "SIGTERM")
  throw new Error(`Expected the service to stop, got code ${code}.`);
