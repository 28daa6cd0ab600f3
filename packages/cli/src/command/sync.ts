import { type Command, Option } from "commander";
import { OUTPUT_FORMATS, toFormat } from "../export/formats.js";
import type { SyncFlags } from "../sync/sync-flags.js";
import { addExamples } from "./help.js";
import { collectPairs, toCount, toDuration } from "./parse-values.js";
import { addRequiredOption } from "./required-option.js";

/** Adds `docexport sync`, which exports the changes in a Google Drive folder. */
export function addSyncCommand(program: Command): void {
  const command = program
    .command("sync")
    .description("export the documents of a Google Drive folder that changed since the last run")
    .argument("<folder>", "address or id of the folder");
  addRequiredOption(command, "--to <id>", "destination connection", toCount);
  command
    .option("--every <time>", "repeat at this interval, such as 5m, until SIGTERM", toDuration)
    .addOption(
      new Option(
        "--delete-missing <what>",
        "list documents that are no longer in the folder",
      ).choices(["report"]),
    )
    .option("--state <folder>", "folder for the state of the sync; by default one for each sync")
    .option("--format <name>", `format to write, such as ${OUTPUT_FORMATS.join(", ")}`, toFormat)
    .option(
      "--reference <text>",
      "where results go inside the destination, by {path}, {name} and {id}",
    )
    .option("--map <field=property>", "fill a field from a property; repeatable", collectPairs)
    .option("--auto-map", "fill each field from the document property of the same name")
    .option("--concurrency <number>", "exports to run at once", toCount, 4)
    .action(async (folder: string) => {
      const { runSync } = await import("../sync/run-sync.js");
      await runSync(folder, command.optsWithGlobals<SyncFlags>());
    });
  addExamples(command, [
    [
      "Once, such as from cron",
      "docexport sync https://drive.google.com/drive/folders/<id> --to 12",
    ],
    [
      "Every five minutes, each document at its own path",
      "docexport sync https://drive.google.com/drive/folders/<id> --to 12 \\\n" +
        '    --every 5m --reference "docs/{path}.md"',
    ],
  ]);
}
