import { useEffect } from "preact/hooks";
import type { Pause } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { onEvent } from "../../state/live.ts";
import { linkTo } from "../../state/router.ts";
import { pauseChanges } from "../../state/pause-changes.ts";
import { useLoad } from "../../state/use-load.ts";
import { Action } from "../../ui/action.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Time } from "../../ui/time.tsx";

/** Shows on every page what is paused and why, with a button to resume. */
export function PauseBanner() {
  const { value, reload } = useLoad(
    async (signal) => (await client.listPauses({ signal })).items,
    [pauseChanges.value],
  );
  useEffect(
    () =>
      onEvent((event) => {
        const isPause = event.type === "audit" && event.action.startsWith("pause.");
        if (event.type === "overview" || isPause) reload();
      }),
    [reload],
  );
  if (!value || value.length === 0) return null;
  return (
    <section class="note warn pauses" aria-label="Paused">
      <ul>
        {value.map((pause) => (
          <li key={pause.id}>
            <PauseLine pause={pause} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PauseLine({ pause }: { readonly pause: Pause }) {
  const { id, reason, pausedBy, pausedAt, waiting, running } = pause;
  const what = describePause(pause);
  return (
    <>
      <p>
        <strong>
          Paused: <a href={linkOf(pause)}>{what}</a>
        </strong>{" "}
        since <Time at={pausedAt} /> by {pausedBy}. {reason}
        <br />
        {formatNumber(waiting)} waiting,{" "}
        {running === 0 ? "nothing running" : `${formatNumber(running)} still running`}.
      </p>
      <Action
        label="Resume"
        on={what}
        question={`Resume ${what}?`}
        role="operate"
        act={() => client.deletePause({ pause: id })}
        done={() => {
          pauseChanges.value += 1;
          return `Resumed: ${what}.`;
        }}
      >
        <p>{formatNumber(waiting)} waiting; they continue oldest first.</p>
      </Action>
    </>
  );
}

/** Returns a link to the page that shows the cause and lets the reader fix it. */
function linkOf({ work, workspace, destination, webhook }: Pause): string {
  if (destination) return linkTo(["connections", String(destination.id)]);
  if (webhook) return linkTo(["webhooks", String(webhook.id)]);
  return linkTo([work === "exports" ? "jobs" : "deliveries"], {
    [work === "exports" ? "status" : "state"]: work === "exports" ? "queued" : "pending",
    ...(workspace && { workspace: String(workspace.id) }),
  });
}

function describePause({ work, workspace, destination, webhook }: Pause): string {
  const part = destination ?? webhook;
  if (part) return `${work} to ${part.name}`;
  return workspace ? `${work} of ${workspace.name}` : `all ${work}`;
}
