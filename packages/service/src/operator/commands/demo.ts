import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { LOOPBACK_ORIGINS } from "../../config/origins.js";
import { createDemoWorkspace } from "../../demo/create-demo-workspace.js";
import { readDemoFile, writeDemoFile } from "../../demo/demo-file.js";
import { describeDemo } from "../../demo/describe-demo.js";
import type { SettingsInput } from "../../config/settings.js";
import { startService } from "../../start-service.js";
import { allSettingsOf, type SettingsFlags } from "../database-command.js";
import { addAllSettings } from "../setting-flags.js";
import { runUntilSignal } from "./serve.js";

const DOCUMENT = fileURLToPath(new URL("../../../demo/quarterly-report.json", import.meta.url));

// Webhooks are tried out with a receiver on this machine, the client in a page. The demo listens on this machine only.
const defaults: SettingsInput = {
  logLevel: "warn",
  corsOrigins: [LOOPBACK_ORIGINS],
  webhooks: { allowHttp: true, allowLoopback: true },
};

/** `document-export demo`: starts the service with a demo workspace. */
export function addDemoCommand(program: Command): void {
  addAllSettings(
    program
      .command("demo")
      .description("start the service with a demo workspace, which the next start uses again"),
  ).action(async (flags: SettingsFlags) => {
    const settings = await allSettingsOf(flags, defaults);
    const service = await startService(settings);
    // The database keeps it, for starts in other folders too.
    const folder = resolve(settings.data, "exports");
    const known = await readDemoFile(settings.data);
    const demo = known ?? (await createDemoWorkspace(service.storage.db, folder));
    if (!known) await writeDemoFile(settings.data, demo);
    const ended = runUntilSignal(service);
    console.log(describeDemo({ url: service.url, demo, folder, document: DOCUMENT }));
    await ended;
  });
}
