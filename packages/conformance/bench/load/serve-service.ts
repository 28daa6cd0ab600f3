// The service with a demo workspace and no rate limits.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService } from "@document-export/service/experimental";

const folder = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const { url, storage } = await startService({
  port: 0,
  data: join(folder, "data"),
  logLevel: "silent",
  limits: { requestsPerMinute: 10_000_000 },
});
const { token, destination } = await createDemoWorkspace(storage.db, join(folder, "exports"));
process.send?.({ port: Number(new URL(url).port), token, destination });
