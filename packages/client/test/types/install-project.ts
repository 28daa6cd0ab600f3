import { readProject, writeProject, type Setting } from "../package/compile.js";
import { installTarballs, type Installed } from "../package/install-tarballs.js";

export const nodeGlobals: Setting = { moduleResolution: "nodenext", globals: "node" };

/** Installs the packed client and types in a caller's project, and writes its programs. */
export async function installProject(): Promise<Installed> {
  const installed = await installTarballs();
  await writeProject(installed.folder, {
    "consumer.ts": await readProject("consumer.ts"),
    "mistakes.ts": await readProject("mistakes.ts"),
    "mistakes-on-sub-paths.ts": await readProject("mistakes-on-sub-paths.ts"),
    "empty.ts": "export {};",
    "types.ts": `
      import type { DocumentExport, ExportOptions, Job, WebhookEvent } from "@document-export/types";
      export type Members = [
        DocumentExport["sourceDocumentTitle"], ExportOptions["destination"], Job["status"], WebhookEvent["type"],
      ];`,
    "calls.ts": `
      import { createClient } from "@document-export/client";
      const client = createClient({ baseUrl: "https://export.example.net", token: "t" });
      export const exports = await client.listDocumentExports({ pageSize: 50 });
      export const collections = await client.listCollections();
      export const webhooks = await client.listWebhooks({ signal: AbortSignal.timeout(9) });
      export const job = await client.exportHostedDocument({ file: "{}", options: { destination: 12 } });
      export const webhook = await client.createWebhook({
        webhook: { endpoint: "https://a.test", events: ["job.done"], connections: [1] },
      });`,
    "mistake.ts": `
      import type { Job } from "@document-export/types";
      export const job: Job = { status: "done" };`,
  });
  return installed;
}
