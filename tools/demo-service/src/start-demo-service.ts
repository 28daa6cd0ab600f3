import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoWorkspace, startService } from "@document-export/service";

/** A service with a demo workspace, and what a caller of it needs. */
export interface DemoService {
  readonly baseUrl: string;
  /** Has every scope. */
  readonly token: string;
  /** The connection that exports go to: a folder. */
  readonly destination: number;
  /** The path of that folder. */
  readonly exports: string;
  /** Stops the service and removes its data. */
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
