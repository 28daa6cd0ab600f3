import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { addListCommand } from "../add-list-command.js";

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
