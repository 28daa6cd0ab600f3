import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { printList, type ListFlags } from "../../lists/print-list.js";
import { addListOptions } from "../add-list-options.js";
import type { GlobalFlags } from "../global-flags.js";
import { abortOnInterrupt } from "../interrupts.js";
import { openSession } from "../session.js";

/** `docexport collections`: which source belongs to which destination (Interface, Endpoints 3). */
export function addCollectionsCommand(program: Command): void {
  const command = program
    .command("collections")
    .description("list pairs of source and destination");
  addListOptions(command).action(async () => {
    const flags = command.optsWithGlobals<GlobalFlags & ListFlags>();
    const session = await openSession(flags, abortOnInterrupt());
    const { client } = session;
    await printList(
      session,
      {
        readPage: client.listCollections,
        readAll: client.iterateCollections,
        toRow: ({ id, name, sourceConnection, destinationConnection }) => ({
          id,
          name,
          from: connectionLabel(sourceConnection),
          to: connectionLabel(destinationConnection),
        }),
      },
      flags,
    );
  });
}
