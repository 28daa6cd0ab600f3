import type {
  AuditEntry,
  Delivery,
  Job,
  OperatorEvent,
  Overview,
} from "@document-export/operator/types";
import type { Changes } from "./change.js";

/** Reads what events tell of: items as their lists have them. */
export interface ItemLoaders {
  readonly jobs: LoadItems<Job>;
  readonly deliveries: LoadItems<Delivery>;
  readonly audit: LoadItems<AuditEntry>;
  readonly overview: () => Promise<Overview>;
}

/** Reads items by their ids; what is gone meanwhile is left out. */
export type LoadItems<Item> = (ids: readonly string[]) => Promise<readonly Item[]>;

/** At most `max` events, at least one for each list: the items that changed, or that the list has to be read again. */
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

/** Lists whose items are sent one by one. */
const itemEvents = {
  jobs: async ({ jobs }: ItemLoaders, ids: readonly string[]) =>
    (await jobs(ids)).map((job) => ({ type: "job" as const, ...job })),
  deliveries: async ({ deliveries }: ItemLoaders, ids: readonly string[]) =>
    (await deliveries(ids)).map((delivery) => ({ type: "delivery" as const, ...delivery })),
  audit: async ({ audit }: ItemLoaders, ids: readonly string[]) =>
    (await audit(ids)).map((entry) => ({ type: "audit" as const, ...entry })),
};
