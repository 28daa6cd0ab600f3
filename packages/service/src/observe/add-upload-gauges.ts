import { Gauge, type Registry } from "prom-client";
import type { UploadUsage } from "../http/uploads/upload-shares.js";

/** Adds what uploads of this process take. */
export function addUploadGauges(registry: Registry, usage: () => UploadUsage): void {
  const registers = [registry];
  const uploads = new Gauge({
    name: "document_export_uploads",
    help: "Request bodies of this process, by state: read, or waiting for memory.",
    labelNames: ["state"],
    registers,
    collect: () => {
      const { bytes, reading, waiting } = usage();
      uploads.set({ state: "reading" }, reading);
      uploads.set({ state: "waiting" }, waiting);
      memory.set(bytes);
    },
  });
  const memory = new Gauge({
    name: "document_export_upload_memory_bytes",
    help: "Memory that is held for request bodies of this process.",
    registers,
  });
}
