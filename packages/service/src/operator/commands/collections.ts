import type { Command } from "commander";
import type { Kysely } from "kysely";
import { z } from "zod";
import { changeWithAudit } from "../../audit/audit-log.js";
import type { Database } from "../../storage/database.js";
import { addCollection } from "../../storage/statements/collections.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { requireConnection } from "../find-by-id.js";
import { parseFlags, parseName } from "../parse-flags.js";

const idSchema = z.coerce.number().pipe(z.int32().positive());
const flagsSchema = z.object({ source: idSchema, destination: idSchema });

/** `document-export collections`: pairs of a source and a destination. */
export function addCollectionsCommand(program: Command): void {
  const collections = program
    .command("collections")
    .description("manage collections, which pair a source with a destination");
  addListCommand(collections, "list all collections", collectionsOverview);
  addSettingsOptions(collections.command("add").description("add a collection and print its id"))
    .argument("<name>", "name of the collection", parseName)
    .requiredOption("--source <id>", "source connection")
    .requiredOption("--destination <id>", "destination connection")
    .action((name: string, { source, destination, ...settings }: SettingsFlags) =>
      withStorage(settings, async ({ db }) => {
        const ids = parseFlags(flagsSchema, { source, destination });
        const from = await requireConnection(db, ids.source, "source");
        const to = await requireConnection(db, ids.destination, "destination");
        if (from.workspace_id !== to.workspace_id)
          throw new Error(
            `The connections ${from.id} and ${to.id} belong to different workspaces (${from.workspace_id} and ${to.workspace_id}).`,
          );
        const { workspace_id: workspace } = from;
        const added = await changeWithAudit(db, { action: "collection.add" }, async (trx) => {
          const id = await addCollection(trx, { name, workspace, ...ids });
          return { result: id, subject: `collection ${id}`, details: { workspace, name, ...ids } };
        });
        console.log(added);
      }),
    );
}

/** All collections, for the operator. */
export async function collectionsOverview(db: Kysely<Database>) {
  return db
    .selectFrom("collections")
    .select([
      "id",
      "workspace_id as workspace",
      "name",
      "source_connection_id as source",
      "destination_connection_id as destination",
    ])
    .orderBy("id")
    .execute();
}
