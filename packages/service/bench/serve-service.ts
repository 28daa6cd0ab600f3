// Runs the service with a workspace in its own process.
import { join } from "node:path";
import { addRecords } from "./add-records.ts";
import type { Ready } from "./child.ts";
import "../dist/operator/memory/limit-memory.js";
import { collectWhenIdle } from "../dist/operator/memory/collect-when-idle.js";
import { createDemoWorkspace, startService, type SettingsInput } from "../dist/experimental.js";
import { addConnection } from "../dist/storage/statements/connections.js";

const {
  records,
  deliverTo,
  others: count = 0,
  speed = 1,
  ...settings
} = JSON.parse(process.argv[2] ?? "{}") as SettingsInput & {
  readonly data: string;
  readonly records: number;
  /** A server to deliver exports to instead of a folder. */
  readonly deliverTo?: string;
  /** Number of workspaces besides the first. */
  readonly others?: number;
  /** Speed of the service's clock: simulates years of use in minutes. */
  readonly speed?: number;
};
const started = Date.now();
const now = () => new Date(started + (Date.now() - started) * speed);
const limits = { requestsPerMinute: 10_000_000 };
const service = await startService({ port: 0, logLevel: "silent", ...settings, limits }, { now });
const { db } = service.storage;
const folder = join(settings.data, "exports");
// A worker uses a workspace that another process has created.
const demo = settings.role === "worker" ? undefined : await createDemoWorkspace(db, folder);
if (demo && records > 0) await addRecords(db, demo, records);
const { token = "" } = demo ?? {};
const destination = demo && deliverTo ? await addServer(demo, deliverTo) : (demo?.destination ?? 0);
const others = [];
for (let index = 0; index < count; index += 1)
  others.push(await createDemoWorkspace(db, join(settings.data, `exports-${index}`)));
collectWhenIdle();
process.send?.({ url: service.url, token, destination, others } satisfies Ready);
process.once("SIGTERM", () => void service.stop().then(() => process.exit()));

function addServer({ workspace }: { readonly workspace: number }, url: string): Promise<number> {
  const settings = { url, method: "POST" };
  return addConnection(db, {
    workspace,
    name: "Server",
    role: "destination",
    kind: "http",
    settings,
  });
}
