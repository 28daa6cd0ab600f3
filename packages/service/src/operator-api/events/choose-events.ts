import type { Changes, WatchedList } from "./change.js";

/** An event as its data has it. */
export type OperatorEvent = { readonly type: string; readonly [member: string]: unknown };

/** Reads what events tell of: items as their lists have them. */
export interface ItemLoaders {
  readonly jobs: (ids: readonly string[]) => Promise<readonly object[]>;
  readonly deliveries: (ids: readonly string[]) => Promise<readonly object[]>;
  readonly audit: (ids: readonly string[]) => Promise<readonly object[]>;
  readonly overview: () => Promise<object>;
}

/** Lists whose items are sent one by one, and the type of their events. */
const itemTypes = { jobs: "job", deliveries: "delivery", audit: "audit" } as const;

type ItemList = keyof typeof itemTypes;

/** At most `max` events, at least one for each list: the items that changed, or that the list has to be read again. */
export async function chooseEvents(
  { byList }: Changes,
  max: number,
  loaders: ItemLoaders,
): Promise<OperatorEvent[]> {
  const share = Math.max(Math.floor(max / Math.max(byList.size, 1)), 1);
  const events: OperatorEvent[] = [];
  for (const [list, ids] of byList) {
    if (!isItemList(list) || ids === "many" || ids.size > share) {
      events.push({ type: "changed", list });
      continue;
    }
    const items = await loaders[list]([...ids]);
    events.push(...items.map((item) => ({ type: itemTypes[list], ...item })));
  }
  return events;
}

function isItemList(list: WatchedList): list is ItemList {
  return list in itemTypes;
}

/** An event in the format of server-sent events (HTML Standard, 9.2). JSON has no line breaks. */
export function eventText(event: OperatorEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
