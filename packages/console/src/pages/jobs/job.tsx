import { client } from "../../api/client.ts";
import type { JobDetails } from "@document-export/operator/types";
import { goTo, linkTo } from "../../state/router.ts";
import { useItem } from "../../state/use-item.ts";
import { Action } from "../../ui/action.tsx";
import { Copy } from "../../ui/code.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { formatSeconds } from "../../ui/format.ts";
import { Page } from "../../ui/page.tsx";
import { Prose } from "../../ui/prose.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { Downloads } from "./downloads.tsx";
import { Repeat } from "./repeat.tsx";
import { JobDeliveries } from "./job-deliveries.tsx";
import { Result } from "./result.tsx";
import { Timeline } from "./timeline.tsx";

/** Shows a job: its current state, its history and its result. */
export function JobPage({ id }: { readonly id: string }) {
  const { value, failure, reload } = useItem({
    id,
    load: (signal) => client.getJob({ job: id, signal }),
    event: "job",
    list: "jobs",
  });
  if (!value)
    return (
      <Page title="Job">
        {failure ? (
          <FailureNote failure={failure} onAgain={reload}>
            <a href={linkTo(["jobs"])}>All jobs</a>
          </FailureNote>
        ) : (
          <p class="quiet">Loading the job …</p>
        )}
      </Page>
    );
  return (
    <Page
      title={value.title || "Untitled document"}
      beside={<Beside job={value} onChange={reload} />}
    >
      {failure && <FailureNote failure={failure} onAgain={reload} />}
      <p class={value.status === "failed" ? "note bad" : "lead"} role="status">
        <Prose text={value.summary || `The job is ${value.status}.`} />
      </p>
      {value.failure && (
        <p class="note">
          <Prose text={value.failure.advice} />
        </p>
      )}
      <Downloads job={value} />
      <JobFacts job={value} />
      <Timeline entries={value.timeline} />
      {/* At its end a job has another preview, and other warnings. */}
      <Result key={value.endedAt} job={value} />
      <JobDeliveries job={id} />
    </Page>
  );
}

function Beside({ job, onChange }: { readonly job: JobDetails; readonly onChange: () => void }) {
  const { id, can, status, failure } = job;
  return (
    <div class="actions">
      <State of={status} />
      {can.retry && <Repeat job={job} />}
      {can.retry && (
        <Action
          label="Retry"
          question="Export this document again?"
          role="operate"
          {...(failure?.retryHelps === false ? {} : { look: "primary" })}
          act={() => client.retryJob({ job: id })}
          done={(next) => {
            goTo(linkTo(["jobs", next.id]));
            return "A new job was started.";
          }}
        >
          <p>A new job exports the same document to the same place. This job does not change.</p>
        </Action>
      )}
      {can.cancel && (
        <Action
          label="Cancel the job"
          question="Cancel this job?"
          role="operate"
          look="danger"
          act={() => client.cancelJob({ job: id })}
          done={() => {
            onChange();
            return "The job was canceled.";
          }}
        >
          <p>The job fails, and its webhooks are called. Files that were already published stay.</p>
        </Action>
      )}
    </div>
  );
}

function JobFacts({ job }: { readonly job: JobDetails }) {
  const { id, workspace, source, destination, target, format, documentId, revisionId, ...rest } =
    job;
  const { traceId, retryOf, retriedBy, attempt, queuedAt, endedAt } = rest;
  const ms = endedAt ? Date.parse(endedAt) - Date.parse(queuedAt) : undefined;
  return (
    <Facts
      of={{
        To: (
          <>
            <a href={linkTo(["connections", destination.id])}>{destination.name}</a> (
            {destination.kind}): <span class="path">{target}</span>
          </>
        ),
        From: <a href={linkTo(["connections", source.id])}>{source.name}</a>,
        Workspace: workspace.name,
        Format: format,
        Queued: <Time at={queuedAt} />,
        Ended: endedAt && (
          <>
            <Time at={endedAt} /> <span class="quiet">after {formatSeconds((ms ?? 0) / 1000)}</span>
          </>
        ),
        Attempts: attempt > 1 ? attempt : "",
        "Retry of": retryOf && <a href={linkTo(["jobs", retryOf])}>an earlier job</a>,
        "Retried by": retriedBy && <a href={linkTo(["jobs", retriedBy])}>a later job</a>,
        Document: <Id text={documentId} what="document id" />,
        Revision: revisionId && <Id text={revisionId} what="revision id" />,
        Job: <Id text={id} what="job id" />,
        Trace: traceId && <Id text={traceId} what="trace id" />,
      }}
    />
  );
}

function Id({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <>
      <code>{text}</code> <Copy what={what} text={text} />
    </>
  );
}
