// The program whose power fails: a service under load, with a log of everything that it acknowledged. Run as `node
// --import ./record-files.ts run-load.ts <settings as JSON>`; it exits by `kill -9`.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { sql } from "kysely";
import {
  createDemoWorkspace,
  startService,
  type SettingsInput,
} from "../../../dist/experimental.js";
import { hostedDocument } from "../../support/hosted-document.ts";
import { callerOf } from "../../support/caller.ts";
import { promise } from "./record-files.ts";

/** Settings of a load. */
export interface LoadSettings {
  readonly service: SettingsInput;
  /** Folder of the destination, below the recorded folder. */
  readonly exports: string;
  /** URL that receives all events. */
  readonly receiver: string;
  /** Number of exports. */
  readonly count: number;
}

const CALLERS = 4;
/** Number of exports after which a webhook is added, indexes are rebuilt, and a checkpoint is made. */
const INTERVAL = 10;

const {
  service: settings,
  exports,
  receiver,
  count,
}: LoadSettings = JSON.parse(process.argv[2] ?? "");
const root = process.env["RECORD_ROOT"] ?? "";
const { url, storage } = await startService(settings);
const { token, destination } = await createDemoWorkspace(storage.db, exports);
promise({ kind: "token", id: token });
const caller = callerOf(url, token);
let begun = 0;
await Promise.all(Array.from({ length: CALLERS }, call));
process.kill(process.pid, "SIGKILL");

async function call(): Promise<void> {
  while (begun < count) {
    const index = (begun += 1);
    await exportDocument(index);
    if (index % INTERVAL === 0) {
      await addWebhook();
      // Creates new files, as a migration does; after the checkpoint, the log cannot recreate them.
      await sql`reindex table jobs`.execute(storage.db);
      await sql`checkpoint`.execute(storage.db);
    }
  }
}

async function exportDocument(index: number): Promise<void> {
  const file = hostedDocument(`Report ${index}`, [`Paragraph of report ${index}.`]);
  const target = `folder-${index % 7}/report-${index}.html`;
  const options = {
    destination,
    destinationReference: target,
    outputFormat: "html",
    webhooks: [receiver],
  };
  // Some callers wait for the job to end, and see that its record exists.
  const headers = index % 2 === 0 ? { prefer: "wait=60" } : {};
  const job = await caller.export(file, options, headers);
  promise({ kind: "job", id: job.id });
  if (job.status !== "done") return;
  const path = join(exports, target);
  const hash = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  promise({ kind: "record", id: job.id, file: relative(root, path), hash });
}

async function addWebhook(): Promise<void> {
  const webhook = { endpoint: receiver, events: ["job.done"], connections: [destination] };
  const response = await caller.post("/v2/webhooks", webhook);
  if (!response.ok) throw new Error(`A webhook was refused: ${await response.text()}`);
  const { id }: { id: number } = JSON.parse(await response.text());
  promise({ kind: "webhook", id: String(id) });
}
