import type { Collection } from "@document-export/operator/types";
import type { Command } from "commander";
import { addList, type ListFlags } from "../client/list-command.js";
import { given } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { parseId } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { parseName } from "../parse-name.js";

interface CollectionFlags extends ListFlags {
  readonly workspace?: number;
}

interface AddFlags extends SettingsFlags {
  readonly source: number;
  readonly destination: number;
}

/** `document-export collections`: pairs of a source and a destination. */
export function defineCollectionsCommand(collections: Command): void {
  addList<Collection, CollectionFlags>(collections, {
    description: "list all collections",
    read: (client, { workspace }, page) =>
      client.listCollections({ ...page, ...given({ workspace }) }),
    row: ({ id, workspace, name, source, destination }) => ({
      id,
      workspace: workspace.id,
      name,
      source: source.id,
      destination: destination.id,
    }),
  }).option("--workspace <id>", "only collections of this workspace", parseId);
  addOperatorOptions(collections.command("add").description("add a collection and print its id"))
    .argument("<name>", "name of the collection", parseName)
    .requiredOption("--source <id>", "source connection", parseId)
    .requiredOption("--destination <id>", "destination connection", parseId)
    .action((name: string, flags: AddFlags) =>
      withOperator(flags, async ({ client }) => {
        const { source, destination } = flags;
        console.log((await client.createCollection({ body: { name, source, destination } })).id);
      }),
    );
}
