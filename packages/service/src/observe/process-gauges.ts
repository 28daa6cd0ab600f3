import type { SampledGauge } from "./sampled-gauges.js";
import type { ProcessUsage } from "./usage.js";

/** Gauges of one process. */
export const processGauges: readonly SampledGauge<ProcessUsage>[] = [
  {
    name: "document_export_uploads",
    help: "Request bodies of this process, by state: being read, or waiting for memory.",
    label: "state",
    read: ({ uploads: { reading, waiting } }) => ({ reading, waiting }),
  },
  {
    name: "document_export_upload_memory_bytes",
    help: "Memory reserved for request bodies of this process.",
    read: ({ uploads }) => uploads.bytes,
  },
  {
    name: "document_export_conversions",
    help: "Conversions of documents over 64 KiB in this process, by state: running, or waiting for memory.",
    label: "state",
    read: ({ conversions: { running, waiting } }) => ({ running, waiting }),
  },
  {
    name: "document_export_conversion_memory_bytes",
    help: "Memory of conversions in this process, by kind: reserved by their estimates, or the limit (`workers.memory`).",
    label: "kind",
    read: ({ conversions: { bytes: reserved, limit } }) => ({ reserved, limit }),
  },
  {
    name: "document_export_database_connections",
    help: "Connections of this process to PostgreSQL, by state: used, idle, or waited for; `max` is their limit (`databaseConnections`). No value on the embedded database.",
    label: "state",
    read: ({ connections }) => ({ ...connections }),
  },
  {
    name: "document_export_disk_bytes",
    help: "File system of the data folder, by kind: free for the service, and its size. No value on PostgreSQL.",
    label: "kind",
    read: ({ disk }) => ({ ...disk }),
  },
];
