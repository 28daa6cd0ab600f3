import { join } from "node:path";
import { createDemoWorkspace, startService } from "@document-export/service";

/** A service with a demo workspace: destination 2 is a folder. */
export interface Demo {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts the service that `DOCEXPORT_BASE_URL` and `document-export` without a folder refer to in documents. */
export async function startDemo(folder: string): Promise<Demo> {
  const data = join(folder, "data");
  const service = await startService({
    port: 0,
    data,
    logLevel: "silent",
    webhooks: { allowHttp: true, allowLoopback: true },
  });
  const { token } = await createDemoWorkspace(service, join(folder, "out"));
  return {
    port: Number(new URL(service.url).port),
    env: {
      DOCEXPORT_BASE_URL: service.url,
      DOCEXPORT_TOKEN: token,
      DOCUMENT_EXPORT_DATA: data,
    },
    stop: service.stop,
  };
}
