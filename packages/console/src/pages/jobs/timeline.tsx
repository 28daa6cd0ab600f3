import type { JobTimelineEntry } from "@document-export/operator/types";
import { formatSeconds } from "../../ui/format.ts";
import { Prose } from "../../ui/prose.tsx";
import { Time } from "../../ui/time.tsx";

/** Explanation of each job event. */
const MEANINGS: Readonly<Record<JobTimelineEntry["event"], string>> = {
  queued: "Accepted, and queued",
  claimed: "A worker began",
  requeued: "Queued again",
  released: "Released by its worker",
  done: "Done",
  failed: "Failed",
  canceled: "Canceled",
};

/** Shows the events of a job in order, with the time between them. */
export function Timeline({ entries }: { readonly entries: readonly JobTimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <ol class="timeline">
        {entries.map(({ at, event, attempt, detail }, index) => {
          const before = entries[index - 1];
          const seconds = before ? (Date.parse(at) - Date.parse(before.at)) / 1000 : 0;
          return (
            <li key={index} class={event}>
              <strong>{MEANINGS[event]}</strong>
              {event === "claimed" && attempt > 1 && ` (attempt ${attempt})`}
              <span class="quiet">
                {" "}
                <Time at={at} />
                {before && `, ${formatSeconds(Math.max(0, seconds))} later`}
              </span>
              {detail && (
                <p>
                  <Prose text={detail} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
