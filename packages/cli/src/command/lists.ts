import { type Command, Option } from "commander";
import type { ListFlags } from "../lists/list-flags.js";
import type { ListName } from "../lists/run-list.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { addExamples, type Example } from "./help.js";
import { toCount } from "./parse-values.js";

interface ListCommand {
  readonly name: string;
  readonly list: ListName;
  readonly description: string;
  readonly examples: readonly Example[];
}

/** Adds a command that prints one page of a list, or with `--all` the whole list. */
function addListCommand(parent: Command, { name, list, description, examples }: ListCommand): void {
  const command = parent
    .command(name)
    .description(description)
    .option("--page <number>", "page to print, from 1", toCount)
    .option("--page-size <number>", "items per page", toCount)
    .addOption(new Option("--all", "print every page").conflicts("page"))
    .option("--newest-first", "begin with the newest")
    .action(async () => {
      const { runList } = await import("../lists/run-list.js");
      await runList(list, command.optsWithGlobals<GlobalFlags & ListFlags>());
    });
  if (list === "exports")
    command.option("--utc", "print times in UTC, such as 2026-10-19T09:30:03Z");
  addExamples(command, examples);
}

/** Adds `docexport exports`, which lists exported documents (Interface, Endpoints 1). */
export function addExportsCommand(program: Command): void {
  addListCommand(program, {
    name: "exports",
    list: "exports",
    description: "list completed exports, oldest first",
    examples: [
      ["The latest five", "docexport exports --newest-first --page-size 5"],
      [
        "References only; a pipe gets time, title, from, to, reference, by tabs",
        "docexport exports --all | cut -f 5",
      ],
      ["As JSON, one record per line", "docexport exports --all --json"],
    ],
  });
}

/** Adds `docexport collections`, which lists pairs of source and destination (Interface, Endpoints 3). */
export function addCollectionsCommand(program: Command): void {
  addListCommand(program, {
    name: "collections",
    list: "collections",
    description: "list pairs of source and destination, oldest first",
    examples: [
      ["Sources and destinations, with the ids that --to takes", "docexport collections"],
      ["All of them as JSON, one per line", "docexport collections --all --json"],
    ],
  });
}

/** Adds `docexport webhooks list` (Interface, Endpoints 5). */
export function addWebhooksListCommand(webhooks: Command): void {
  addListCommand(webhooks, {
    name: "list",
    list: "webhooks",
    description: "list webhooks, oldest first",
    examples: [
      ["What was registered last", "docexport webhooks list --newest-first --page-size 1"],
      ["Ids and endpoints, by tabs", "docexport webhooks list --all | cut -f 1,2"],
    ],
  });
}
