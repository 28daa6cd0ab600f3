// The service with a workspace, in a process of its own.
import { join } from "node:path";
import { addRecords } from "./add-records.ts";
import type { Ready } from "./child.ts";
import { createDemoWorkspace, startService, type SettingsInput } from "../dist/index.js";

const { records, ...settings } = JSON.parse(process.argv[2] ?? "{}") as SettingsInput & {
  readonly data: string;
  readonly records: number;
};
const service = await startService({
  port: 0,
  logLevel: "silent",
  ...settings,
  limits: { requestsPerMinute: 10_000_000 },
});
const { db } = service.storage;
const demo = await createDemoWorkspace(db, join(settings.data, "exports"));
if (records > 0) await addRecords(db, demo, records);
const { token, destination } = demo;
process.send?.({ url: service.url, token, destination } satisfies Ready);
process.once("SIGTERM", () => void service.stop().then(() => process.exit()));
