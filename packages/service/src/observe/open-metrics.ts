import { readDisk } from "./disk.js";
import type { Settings } from "../config/settings.js";
import type { Storage } from "../storage/storage.js";
import { readBacklog } from "./backlog.js";
import { createMetrics, type Metrics } from "./metrics.js";
import type { MemoryUsage, UploadUsage } from "./usage.js";
import { readServiceVersion } from "./service-version.js";

/** Sources of the memory usage of a process. */
export interface MemoryUses {
  readonly uploads: () => UploadUsage;
  readonly conversions: () => MemoryUsage;
}

/** Creates the metrics of a running service, and subscribes them to the syncs of the database. */
export function openMetrics(
  { db, kind, connections, onSync }: Storage,
  { data, role, retention }: Settings,
  { uploads, conversions }: MemoryUses,
): Metrics {
  const metrics = createMetrics({
    backlog: () => readBacklog(db),
    usage: async () => ({
      uploads: uploads(),
      conversions: conversions(),
      connections: connections?.(),
      disk: kind === "embedded" ? await readDisk(data) : undefined,
    }),
    facts: { version: readServiceVersion(), role, storage: kind, retention },
  });
  onSync?.(metrics.synced);
  return metrics;
}
