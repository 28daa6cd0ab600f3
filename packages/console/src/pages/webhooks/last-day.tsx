import { client } from "../../api/client.ts";
import { useLoad } from "../../state/use-load.ts";
import { Facts } from "../../ui/facts.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { formatNumber } from "../../ui/format.ts";

/** Shows the outcomes of a webhook's calls in the last 24 hours. */
export function LastDay({ webhook }: { readonly webhook: number }) {
  const { value, failure, reload } = useLoad(
    (signal) => client.getWebhookCalls({ webhook, signal }),
    [webhook],
  );
  return (
    <section aria-labelledby="last-day">
      <h2 id="last-day">The last 24 hours</h2>
      {failure && <FailureNote failure={failure} onAgain={reload} />}
      {!value && !failure && <p class="quiet">Loading the calls …</p>}
      {value?.calls === 0 && <p class="note">No calls.</p>}
      {value && value.calls > 0 && (
        <Facts
          of={{
            Calls: formatNumber(value.calls),
            Failed: `${formatNumber(value.failed)} (${percent(value.failed, value.calls)})`,
            "Failed with":
              value.failures.length === 0
                ? null
                : value.failures
                    .map(({ kind, count }) => `${kind}: ${formatNumber(count)}`)
                    .join(", "),
            "Median duration": `${value.p50Ms} ms`,
            "95th percentile": `${value.p95Ms} ms`,
          }}
        />
      )}
    </section>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10} %`;
}
