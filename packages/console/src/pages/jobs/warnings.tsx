import type { JobDetails } from "@document-export/operator/types";
import { count } from "../../ui/format.ts";
import { Prose } from "../../ui/prose.tsx";
import type { Chosen, Places } from "./preview.tsx";

interface Props {
  readonly job: JobDetails;
  readonly places: Places;
  readonly chosen: Chosen | undefined;
  readonly choose: (chosen: Chosen) => void;
}

/** Shows the warnings of an export, each with a link to its place in the preview. */
export function Warnings({
  job: { warnings, warningCount: total },
  places,
  chosen,
  choose,
}: Props) {
  return (
    <section aria-labelledby="warnings">
      <h2 id="warnings">{count(total, "warning")}</h2>
      <ol class="warnings">
        {warnings.map(({ code, detail, pointer, near, count: times }, at) => (
          <li key={at}>
            <strong>{code}</strong>
            {times !== null && times > 1 && <span class="quiet"> at {count(times, "place")}</span>}
            <p>
              <Prose text={detail} />
            </p>
            {near && (
              <p class="place">
                <span class="quiet">{times !== null && times > 1 ? "first " : ""}near</span>{" "}
                <q>{near}</q>
              </p>
            )}
            {pointer && (
              <p class="place">
                <span class="quiet">in the JSON at</span> <code>{pointer}</code>
              </p>
            )}
            {places?.[at] && (
              <button
                type="button"
                aria-pressed={chosen?.warning === at}
                onClick={() => choose({ warning: at })}
              >
                Show the place<span class="unseen"> of warning {at + 1}</span>
              </button>
            )}
            {near && places && !places[at] && (
              <p class="place quiet">This text is not in the preview.</p>
            )}
          </li>
        ))}
      </ol>
      {total > warnings.length && (
        <p class="quiet">
          The first {warnings.length} of {total} are shown.
        </p>
      )}
    </section>
  );
}
