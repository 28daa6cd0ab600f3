import type {
  AuditEntry,
  Delivery,
  Job,
  OperatorEvent,
  Overview,
} from "@document-export/operator/types";
import type { Changes } from "./change.js";

/** Reads the items that events contain, in the form of their lists. */
export interface ItemLoaders {
  readonly jobs: LoadItems<Job>;
  readonly deliveries: LoadItems<Delivery>;
  readonly audit: LoadItems<AuditEntry>;
  readonly overview: () => Promise<Overview>;
}

/** Reads items by their ids; items that no longer exist are left out. */
export type LoadItems<Item> = (ids: readonly string[]) => Promise<readonly Item[]>;

/**
 * Returns at most `max` events, at least one for each changed list: either its changed items, or a notice to read the
 * list again.
 */
export async function chooseEvents(
  { byList }: Changes,
  max: number,
  loaders: ItemLoaders,
): Promise<OperatorEvent[]> {
  const share = Math.max(Math.floor(max / Math.max(byList.size, 1)), 1);
  const events: OperatorEvent[] = [];
  for (const [list, ids] of byList) {
    if (list === "webhooks" || ids === "many" || ids.size > share)
      events.push({ type: "changed", list });
    else events.push(...(await itemEvents[list](loaders, [...ids])));
  }
  return events;
}

/** Lists whose items are sent individually. */
const itemEvents = {
  jobs: async ({ jobs }: ItemLoaders, ids: readonly string[]) =>
    (await jobs(ids)).map((job) => ({ type: "job" as const, ...job })),
  deliveries: async ({ deliveries }: ItemLoaders, ids: readonly string[]) =>
    (await deliveries(ids)).map((delivery) => ({ type: "delivery" as const, ...delivery })),
  audit: async ({ audit }: ItemLoaders, ids: readonly string[]) =>
    (await audit(ids)).map((entry) => ({ type: "audit" as const, ...entry })),
};
