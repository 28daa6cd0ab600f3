import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { loadSettings } from "../../config/load-settings.js";
import { createDemoWorkspace } from "../../demo/create-demo-workspace.js";
import { readDemoFile, writeDemoFile } from "../../demo/demo-file.js";
import { describeDemo } from "../../demo/describe-demo.js";
import { startService } from "../../start-service.js";
import { runUntilSignal } from "./serve.js";

// Where this file lies in the repository: packages/service/dist/operator/commands.
const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));
const DOCUMENT = fileURLToPath(new URL("../../../demo/quarterly-report.json", import.meta.url));

// A receiver on this machine is how one tries webhooks out. The demo listens on this machine only.
const defaults = {
  data: join(ROOT, "data"),
  logLevel: "warn",
  webhooks: { allowHttp: true, allowLoopback: true },
};

/** `document-export demo`: the service with a workspace to try it out. */
export function addDemoCommand(program: Command): void {
  program
    .command("demo")
    .description("start with a demo workspace, and keep it for the next start")
    .action(async () => {
      const settings = await loadSettings({ environment: process.env, flags: {}, defaults });
      const service = await startService(settings);
      const folder = join(settings.data, "exports");
      const known = await readDemoFile(settings.data);
      const demo = known ?? (await createDemoWorkspace(service.storage.db, folder));
      if (!known) await writeDemoFile(settings.data, demo);
      console.log(describeDemo({ url: service.url, demo, folder, document: DOCUMENT }));
      await runUntilSignal(service);
    });
}
