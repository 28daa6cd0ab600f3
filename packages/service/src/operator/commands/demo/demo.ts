import { Option, type Command } from "commander";
import { addAllSettings } from "../../setting-flags.js";
import { addDemoExport } from "./demo-export.js";
import type { DemoFlags } from "./start-demo.js";

/** `document-export demo`: starts the service with a demo workspace and its console. */
export function defineDemoCommand(demo: Command): void {
  demo
    .option("--open", "open the console in the browser")
    .option("--reset", "remove what the demo has stored and exported, and start a new one")
    // Scripts pass this option if they start the demo with a different command from the one that users type.
    .addOption(new Option("--called <words>", "how the user calls this command").hideHelp());
  addAllSettings(demo).action(async (flags: DemoFlags) => {
    // This module loads most of the service, which help pages do not need.
    const { startDemo } = await import("./start-demo.js");
    await startDemo(flags);
  });
  addDemoExport(demo);
}
