import { sql, type RawBuilder } from "kysely";
import { shorten } from "../bounds/shorten.js";
import { storableText } from "../bounds/storable.js";
import { bounds } from "../bounds/bounds.js";
import type { JobHistoryEvent } from "../jobs/job-history.js";

/** An entry as SQL; `attempt` is the column of the job that the statement changes, or inserts. */
export function historyEntry(
  event: JobHistoryEvent,
  { at, attempt, detail }: HistoryEntryParts,
): RawBuilder<unknown> {
  const why = detail === undefined ? undefined : shorten(storableText(detail), MAX_DETAIL);
  const more = why === undefined ? sql`` : sql`, 'detail', ${why}::text`;
  return sql`jsonb_build_object('at', ${at}::timestamptz, 'event', ${sql.lit(event)}, 'attempt', ${attempt}${more})`;
}

const MAX_DETAIL = bounds.jobHistoryDetail.max;
const MAX_ENTRIES = bounds.jobHistory.max;

/** What an entry says, besides its event. */
export interface HistoryEntryParts {
  readonly at: Date | RawBuilder<unknown>;
  readonly attempt: RawBuilder<unknown>;
  /** Cut where it is too long. */
  readonly detail?: string | undefined;
}

/** The history of a job with another entry; where it has as many as it may, the second makes room. */
export function appended(history: RawBuilder<unknown>, entry: RawBuilder<unknown>) {
  return sql<string>`case when jsonb_array_length(${history}) < ${sql.lit(MAX_ENTRIES)} then ${history}
    else ${history} - 1 end || ${entry}`;
}
