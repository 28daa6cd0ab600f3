import type { Client } from "@document-export/client";
import { Option, type Command } from "commander";
import { printList, type List, type ListFlags } from "../lists/print-list.js";
import type { GlobalFlags } from "./global-flags.js";
import { abortOnInterrupt } from "./interrupts.js";
import { toCount } from "./parse-values.js";
import { openSession } from "./session.js";

/** A command that prints one of the lists of the interface. */
export interface ListCommand<Item> {
  readonly name: string;
  readonly description: string;
  readonly read: (client: Client) => Pick<List<Item>, "readPage" | "readAll">;
  readonly toRow: List<Item>["toRow"];
}

/** Adds a command that prints a list: a page, or all of it. */
export function addListCommand<Item>(
  parent: Command,
  { name, description, read, toRow }: ListCommand<Item>,
): void {
  const command = parent
    .command(name)
    .description(description)
    .option("--page <number>", "page to print, from 1", toCount)
    .option("--page-size <number>", "items per page", toCount)
    .addOption(new Option("--all", "print every page").conflicts("page"))
    .action(async () => {
      const flags = command.optsWithGlobals<GlobalFlags & ListFlags>();
      const session = await openSession(flags, abortOnInterrupt());
      await printList(session, { ...read(session.client), toRow }, flags);
    });
}
