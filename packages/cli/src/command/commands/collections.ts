import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { addListCommand } from "../add-list-command.js";

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
