import type { OperatorEvent } from "@document-export/operator/types";
import { watchedLists, type Changes, type ReadChanges } from "./change.js";
import { chooseEvents, type ItemLoaders } from "./choose-events.js";

/** Returns the events of one poll; the first poll of a series has the count 1. */
export type Poll = (count: number) => Promise<readonly OperatorEvent[]>;

/** Dependencies of polls. */
export interface PollParts {
  readonly loaders: ItemLoaders;
  /** Ends the streams of all readers that no longer have access. */
  readonly recheck: () => Promise<void>;
}

/** Maximum number of events per poll: with two polls a second, a reader gets at most ten events a second. */
const MAX_EVENTS = 5;
/**
 * Number of polls between two overviews, while something changes and while nothing does: when idle, only ages and rates
 * change.
 */
const OVERVIEW_EVERY = 4;
const OVERVIEW_IDLE_EVERY = 60;
/** Number of overviews sent after a change: a process may write its counts later than the change itself. */
const OVERVIEWS_AFTER_CHANGE = 2;

/** Everything that a reader may have missed. */
const EVERYTHING: Changes = {
  byList: new Map(watchedLists.map((list) => [list, "many"] as const)),
};

/**
 * Starts a series of polls. After a failed poll, all lists are reported as changed, because the changes that it read
 * are not read again.
 */
export function openPoll(read: ReadChanges, { loaders, recheck }: PollParts): Poll {
  let isBehind = false;
  let overviewsDue = 0;
  let webhooksChanged = false;
  return async (count) => {
    const wasBehind = isBehind;
    isBehind = true;
    const found = await read();
    const changes = wasBehind ? EVERYTHING : found;
    if (changes.byList.has("audit")) await recheck();
    if (changes.byList.size > 0) overviewsDue = OVERVIEWS_AFTER_CHANGE;
    webhooksChanged ||= changes.byList.has("webhooks");
    const isRare = count % OVERVIEW_EVERY === 0;
    const events = await chooseEvents(withoutWebhooks(changes), MAX_EVENTS - 2, loaders);
    // Each delivery changes its webhook, so webhook changes are sent less often.
    if (webhooksChanged && (isRare || wasBehind)) {
      events.push({ type: "changed", list: "webhooks" });
      webhooksChanged = false;
    }
    if ((overviewsDue > 0 && isRare) || count % OVERVIEW_IDLE_EVERY === 0) {
      events.push({ type: "overview", ...(await loaders.overview()) });
      overviewsDue = Math.max(0, overviewsDue - 1);
    }
    isBehind = false;
    return events;
  };
}

function withoutWebhooks({ byList }: Changes): Changes {
  return { byList: new Map([...byList].filter(([list]) => list !== "webhooks")) };
}
