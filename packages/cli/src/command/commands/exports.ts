import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { printList, type ListFlags } from "../../lists/print-list.js";
import { addListOptions } from "../add-list-options.js";
import type { GlobalFlags } from "../global-flags.js";
import { abortOnInterrupt } from "../interrupts.js";
import { openSession } from "../session.js";

/** `docexport exports`: what was exported (Interface, Endpoints 1). */
export function addExportsCommand(program: Command): void {
  const command = program.command("exports").description("list completed exports, oldest first");
  addListOptions(command).action(async () => {
    const flags = command.optsWithGlobals<GlobalFlags & ListFlags>();
    const session = await openSession(flags, abortOnInterrupt());
    const { client } = session;
    await printList(
      session,
      {
        readPage: client.listDocumentExports,
        readAll: client.iterateDocumentExports,
        toRow: (record) => ({
          exported: record.exportedAt.replace(/\.\d+Z$/, "Z"),
          title: record.sourceDocumentTitle,
          from: connectionLabel(record.sourceConnection),
          to: connectionLabel(record.destinationConnection),
          reference: record.destinationReference,
        }),
      },
      flags,
    );
  });
}
