// Memory of the service, in a process of its own: idle, and while many large uploads come at once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { callMany } from "./call.ts";
import { startChild } from "./child.ts";
import { documentOf } from "./document.ts";

const MiB = 1024 * 1024;
const { values } = parseArgs({
  options: {
    uploads: { type: "string", default: "100" },
    size: { type: "string", default: String(30 * MiB) },
    json: { type: "boolean" },
  },
});
const uploads = Number(values.uploads);
const file = new Blob([documentOf(Number(values.size))], { type: "application/json" });
const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const child = await startChild("./serve-service.ts", { data, records: 0 });
const idle = child.memory().now;
const statuses = new Map<number, number>();
await callMany(uploads, uploads, async () => {
  const body = new FormData();
  body.append("file", file);
  body.append("options", JSON.stringify({ destination: child.destination }));
  const headers = { authorization: `Bearer ${child.token}` };
  const answer = await fetch(`${child.url}/v2/export/hosted-docs`, {
    method: "POST",
    headers,
    body,
  });
  await answer.arrayBuffer();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
});
const result = {
  "idle MiB": idle,
  [`peak MiB, ${uploads} uploads of ${Math.round(file.size / MiB)} MiB at once`]:
    child.memory().peak,
  answers: [...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
};
await child.stop();
await rm(data, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(result, undefined, 2));
else console.table([result]);
