// Starts the service with its demo workspace, exports the demo document with the command that the service prints, and
// stops the service.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const bin = ["--no-install", "document-export", "demo"];
const env = { ...process.env, DOCUMENT_EXPORT_PORT: "0", DOCUMENT_EXPORT_OPERATOR_PORT: "0" };
const service = spawn("npx", bin, { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
let printed = "";
for await (const chunk of service.stdout) {
  printed += chunk;
  if (printed.includes("/docs/")) break;
}
try {
  const exported = execFileSync("npx", [...bin, "export"], { encoding: "utf8" });
  const file = exported.trim().split("\n").at(-1).trim();
  if (!file.startsWith(join(process.cwd(), "data", "exports")))
    throw new Error(`Expected a result below data/exports, got ${exported}`);
  const text = await readFile(file, "utf8");
  console.log(`${file.split("/").at(-1)} has ${text.length} characters`);
} finally {
  // npx does not forward this signal to the service, so it is sent to the whole process group, as a terminal would.
  process.kill(-service.pid, "SIGTERM");
}
const [code, signal] = await once(service, "close");
if (code !== 0 && signal !== "SIGTERM")
  throw new Error(`Expected the service to stop, got code ${code}.`);
