import type { Job } from "@document-export/operator/types";
import { linkTo } from "../../state/router.ts";
import { count } from "../../ui/format.ts";
import { Prose } from "../../ui/prose.tsx";
import { State } from "../../ui/state.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";

/** Columns of a list of jobs. */
export const JOB_COLUMNS: readonly Column<Job>[] = [
  {
    head: "Document",
    cell: ({ id, title }) => <a href={linkTo(["jobs", id])}>{title || "untitled"}</a>,
  },
  {
    head: "State",
    cell: ({ status, warningCount, retriedBy }) => (
      <>
        <State of={status} />
        {retriedBy && (
          <small class="reason">
            retried as <a href={linkTo(["jobs", retriedBy])}>a later job</a>
          </small>
        )}
        {warningCount > 0 && <small class="reason">{count(warningCount, "warning")}</small>}
      </>
    ),
  },
  {
    head: "To",
    cell: ({ destination, target, status, attempt, summary }) => (
      <>
        {destination.name}: <span class="path">{target}</span>
        {(status === "failed" || (status === "queued" && attempt > 0)) && (
          <small class="reason">
            <Prose text={summary} />
          </small>
        )}
      </>
    ),
  },
  { head: "Workspace", look: "minor", cell: ({ workspace }) => workspace.name },
  { head: "Queued", cell: ({ queuedAt }) => <Time at={queuedAt} /> },
  { head: "Ended", look: "minor", cell: ({ endedAt }) => <Time at={endedAt} /> },
];
