// Does the work of a CI job: starts the server, checks it, keeps the report, and fails if there is a finding.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { server, token } from "./stub.js";

const http = createServer(server.node).listen(0, "127.0.0.1");
await new Promise((resolve) => http.once("listening", resolve));
// The stub responds with examples, so its jobs never end.
const args = ["--no-install", "document-export-conformance", "--quick", "--waive", "job-liveness"];
const { stdout } = await promisify(execFile)(
  "npx",
  [...args, "--report", "junit:junit.xml", `http://127.0.0.1:${http.address().port}`],
  { env: { ...process.env, DOCUMENT_EXPORT_TOKEN: token } },
);
http.close();
const junit = await readFile("junit.xml", "utf8");
if (!junit.includes("<testsuite")) throw new Error(`Expected a JUnit report, got ${junit}`);
console.log(stdout.trim().split("\n").at(-1));
