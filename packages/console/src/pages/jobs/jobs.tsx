import { client } from "../../api/client.ts";
import type { JobStatus } from "@document-export/operator/types";
import { useConnections, useWorkspaces } from "../../state/lookups.ts";
import { linkTo, place } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { optionsOf } from "../../ui/fields.tsx";
import { Filters, numberIn, timesOf } from "../../ui/filters.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import { definedOf } from "../../api/defined-of.ts";
import { CancelMany } from "./cancel-many.tsx";
import { JOB_COLUMNS } from "./job-columns.tsx";
import { RetryMany } from "./retry-many.tsx";

const STATES = ["queued", "processing", "done", "failed"] as const satisfies JobStatus[];

/** Query values of the filter for jobs that another job retries. */
const RETRIED: ReadonlyMap<string, boolean> = new Map([
  ["no", false],
  ["yes", true],
]);

/** Shows all jobs, newest first, with filters. */
export function JobsPage() {
  const { query } = place.value;
  const list = useList({
    load: (cursor, signal) =>
      client.listJobs(
        definedOf({
          status: STATES.filter((state) => query.getAll("status").includes(state)),
          workspace: numberIn(query, "workspace"),
          connection: numberIn(query, "connection"),
          retried: RETRIED.get(query.get("retried") ?? ""),
          q: query.get("q") || undefined,
          ...timesOf(query),
          cursor,
          signal,
        }),
      ),
    idOf: ({ id }) => id,
    inputs: ["jobs", query.toString()],
    event: "job",
    list: "jobs",
  });
  return (
    <Page
      title="Jobs"
      beside={
        <div class="actions">
          <RetryMany onDone={list.reload} />
          <CancelMany onDone={list.reload} />
          <a class="button" href={linkTo(["export"])}>
            Export a document
          </a>
        </div>
      }
    >
      <JobFilters />
      <ListView
        list={list}
        word="job"
        columns={JOB_COLUMNS}
        idOf={({ id }) => id}
        empty={
          <>
            Nothing was exported yet. <a href={linkTo(["export"])}>Export a document</a>
          </>
        }
      />
    </Page>
  );
}

function JobFilters() {
  const workspaces = useWorkspaces();
  const connections = useConnections();
  return (
    <Filters
      of={[
        { kind: "text", name: "q", label: "Text", placeholder: "title, path or id" },
        { kind: "time" },
        { kind: "choice", name: "workspace", label: "Workspace", options: optionsOf(workspaces) },
        {
          kind: "choice",
          name: "connection",
          label: "Connection",
          options: optionsOf(connections),
        },
        {
          kind: "choice",
          name: "retried",
          label: "Retried",
          options: [...RETRIED.keys()].map((value) => ({ value, label: value })),
        },
        {
          kind: "choices",
          name: "status",
          label: "State",
          options: STATES.map((state) => ({ value: state, label: state })),
        },
      ]}
    />
  );
}
