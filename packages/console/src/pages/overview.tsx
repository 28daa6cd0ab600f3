import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { client } from "../api/client.ts";
import type { Overview } from "@document-export/operator/types";
import { onEvent } from "../state/live.ts";
import { linkTo } from "../state/router.ts";
import { useList } from "../state/use-list.ts";
import { useLoad } from "../state/use-load.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { count, formatBytes, formatNumber, formatSeconds } from "../ui/format.ts";
import { ListView } from "../ui/list-view.tsx";
import { Page } from "../ui/page.tsx";
import { Plot } from "../ui/plot.tsx";
import { Time } from "../ui/time.tsx";
import { JOB_COLUMNS } from "./jobs/job-columns.tsx";

/** Shows the health of the service: rates, backlog, and the latest failures. */
export function OverviewPage() {
  const { value, failure, reload, replace } = useLoad(
    (signal) => client.getOverview({ signal }),
    [],
  );
  useEffect(
    () =>
      onEvent((event) => {
        if (event.type === "overview") replace(event);
      }),
    [replace],
  );
  return (
    <Page title="Overview">
      {failure && <FailureNote failure={failure} onAgain={reload} />}
      {!value && !failure && <p class="quiet">Loading the overview …</p>}
      {value && <Numbers of={value} />}
      <LastFailures />
    </Page>
  );
}

function Numbers({ of }: { readonly of: Overview }) {
  return (
    <>
      <Backlog of={of} />
      <Rates of={of} />
    </>
  );
}

function Backlog({ of: { jobs, deliveries, webhooks, openCircuits } }: { readonly of: Overview }) {
  return (
    <section aria-labelledby="backlog">
      <h2 id="backlog">Now</h2>
      <ul class="tiles">
        <Tile label="queued" value={jobs.queued} link={linkTo(["jobs"], { status: "queued" })}>
          {waiting(jobs.queued, jobs.oldestQueuedSeconds)}
        </Tile>
        <Tile
          label="processing"
          value={jobs.processing}
          link={linkTo(["jobs"], { status: "processing" })}
        />
        <Tile
          label="failed in the last hour"
          value={jobs.failedLastHour}
          link={linkTo(["jobs"], { status: "failed" })}
          isBad={jobs.failedLastHour > 0}
        >
          {formatNumber(jobs.doneLastHour)} done
        </Tile>
        <Tile
          label={deliveries.pending === 1 ? "delivery pending" : "deliveries pending"}
          value={deliveries.pending}
          link={linkTo(["deliveries"], { state: "pending" })}
        >
          {waiting(deliveries.pending, deliveries.oldestPendingSeconds)}
        </Tile>
        <Tile
          label={webhooks.failing === 1 ? "webhook failing" : "webhooks failing"}
          value={webhooks.failing}
          link={linkTo(["webhooks"], { state: "failing" })}
          isBad={webhooks.failing > 0}
        >
          {webhooks.active} active, {webhooks.disabled} disabled
        </Tile>
        <Tile
          label={openCircuits === 1 ? "circuit open" : "circuits open"}
          value={openCircuits}
          link={linkTo(["circuits"])}
          isBad={openCircuits > 0}
        />
      </ul>
    </section>
  );
}

function Rates({
  of: { deliveries, rates, memoryBytes, uptimeSeconds, at },
}: {
  readonly of: Overview;
}) {
  const valuesOf = (name: "accepted" | "done" | "failed" | "delivered") =>
    rates.map((rate) => rate[name]);
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">The last hour</h2>
      <div class="plots">
        <Plot title="exports accepted" values={valuesOf("accepted")} look="busy" />
        <Plot title="jobs done" values={valuesOf("done")} look="good" />
        <Plot title="jobs failed" values={valuesOf("failed")} look="bad" />
        <Plot title="webhook calls delivered" values={valuesOf("delivered")} look="good" />
      </div>
      <p class="quiet">
        In the last hour {count(deliveries.failedCallsLastHour, "webhook call")} failed, and{" "}
        {count(deliveries.failedLastHour, "delivery was", "deliveries were")} given up. Running for{" "}
        {formatSeconds(uptimeSeconds)} with {formatBytes(memoryBytes)} of memory. As of{" "}
        <Time at={at} />.
      </p>
    </section>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: number;
  readonly link: string;
  readonly isBad?: boolean;
  readonly children?: ComponentChildren;
}

function Tile({ label, value, link, isBad = false, children }: TileProps) {
  return (
    <li>
      <a href={link} class={isBad ? "bad" : undefined}>
        <strong>{formatNumber(value)}</strong> <span>{label}</span>
        <small>{children}</small>
      </a>
    </li>
  );
}

/**
 * Describes how long the oldest item has waited. `seconds` is null if nothing waits, or if all work is paused or
 * postponed, because that time does not count as waiting.
 */
function waiting(count: number, seconds: number | null): string {
  if (seconds !== null) return `oldest: ${formatSeconds(seconds)}`;
  return count === 0 ? "nothing waiting" : "paused or postponed";
}

function LastFailures() {
  const list = useList({
    load: (_, signal) =>
      client.listJobs({
        status: ["failed"],
        retried: false,
        limit: 5,
        ...(signal ? { signal } : {}),
      }),
    idOf: ({ id }) => id,
    inputs: ["last-failures"],
    event: "job",
    list: "jobs",
  });
  const items = list.items ? [...list.items].slice(0, 5) : undefined;
  return (
    <section aria-labelledby="failures">
      <h2 id="failures">Latest failures</h2>
      <ListView
        list={{ ...list, items, hasMore: false }}
        word="failed job"
        columns={JOB_COLUMNS}
        idOf={({ id }) => id}
        empty="No failed jobs left to retry."
      />
      {list.hasMore && (
        <a href={linkTo(["jobs"], { status: "failed", retried: "no" })}>All failed jobs</a>
      )}
    </section>
  );
}
