import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.js";
import { listAuditEntries } from "../../storage/lists/audit.js";
import { findDeliveryRow, findJobRow } from "../../storage/lists/details.js";
import type { ItemLoaders, LoadItems } from "./choose-events.js";

/** Creates functions that read items in the form of their lists. */
export function itemLoaders(db: Kysely<Database>): Omit<ItemLoaders, "overview"> {
  const each =
    <Item>(find: (id: string) => Promise<Item | undefined>): LoadItems<Item> =>
    async (ids) =>
      (await Promise.all(ids.map(find))).filter((item) => item !== undefined);
  return {
    jobs: each((id) => findJobRow(db, id)),
    deliveries: each((id) => findDeliveryRow(db, id)),
    // Audit entries are only ever added, so the changed ones are the newest.
    audit: async (ids) => {
      const newest = { limit: ids.length, cursor: undefined };
      return (await listAuditEntries(db, {}, newest)).rows.toReversed();
    },
  };
}
