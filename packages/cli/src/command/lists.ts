import type { Client } from "@document-export/client";
import type { ConnectionReference } from "@document-export/types";
import { type Command, Option } from "commander";
import { abortOnInterrupt, openSession } from "../session/session.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { toCount } from "./parse-values.js";
import { type List, type ListFlags, printList } from "./print-list.js";

interface ListCommand<Item> {
  readonly name: string;
  readonly description: string;
  readonly read: (client: Client) => Pick<List<Item>, "readPage" | "readAll">;
  readonly toRow: List<Item>["toRow"];
}

/** Adds a command that prints a page of a list, or all of it. */
function addListCommand<Item>(
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

/** `docexport exports`: what was exported (Interface, Endpoints 1). */
export function addExportsCommand(program: Command): void {
  addListCommand(program, {
    name: "exports",
    description: "list completed exports, oldest first",
    read: (client) => ({
      readPage: client.listDocumentExports,
      readAll: client.iterateDocumentExports,
    }),
    toRow: (record) => ({
      exported: record.exportedAt.replace(/\.\d+Z$/, "Z"),
      title: record.sourceDocumentTitle,
      from: connectionLabel(record.sourceConnection),
      to: connectionLabel(record.destinationConnection),
      reference: record.destinationReference,
    }),
  });
}

/** `docexport collections`: which source belongs to which destination (Interface, Endpoints 3). */
export function addCollectionsCommand(program: Command): void {
  addListCommand(program, {
    name: "collections",
    description: "list pairs of source and destination",
    read: (client) => ({ readPage: client.listCollections, readAll: client.iterateCollections }),
    toRow: ({ id, name, sourceConnection, destinationConnection }) => ({
      id,
      name,
      from: connectionLabel(sourceConnection),
      to: connectionLabel(destinationConnection),
    }),
  });
}

/** `docexport webhooks list` (Interface, Endpoints 5). */
export function addWebhooksListCommand(webhooks: Command): void {
  addListCommand(webhooks, {
    name: "list",
    description: "list webhooks, oldest first",
    read: (client) => ({ readPage: client.listWebhooks, readAll: client.iterateWebhooks }),
    toRow: ({ id, endpoint, events, connections, description }) => ({
      id,
      endpoint,
      events: events.join(", "),
      connections: connections.map(connectionLabel).join(", "),
      description,
    }),
  });
}

/** The name of a connection, and the id for `--to` and `--connection`. */
export function connectionLabel({ id, name }: ConnectionReference): string {
  return `${name} (${id})`;
}
