import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService } from "@document-export/service";

/** A service with a demo workspace, and the data that callers need. */
export interface DemoService {
  readonly baseUrl: string;
  /** A token with every scope. */
  readonly token: string;
  /** ID of the destination of exports: a folder. */
  readonly destination: number;
  /** Path of that folder. */
  readonly exports: string;
  /** Stops the service and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** Starts the service on a free port, with its own folder, a demo workspace and no logs. */
export async function startDemoService(): Promise<DemoService> {
  const data = await mkdtemp(join(tmpdir(), "document-export-"));
  const service = await startService({ port: 0, data, logLevel: "silent" });
  const exports = join(data, "exports");
  const { token, destination } = await createDemoWorkspace(service, exports);
  return {
    baseUrl: service.url,
    token,
    destination,
    exports,
    stop: async () => {
      await service.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
