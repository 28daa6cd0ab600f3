import type { JobStatus } from "@document-export/operator/types";
import { useRef } from "preact/hooks";
import { client, isProblemError } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choice } from "../../ui/fields.tsx";
import { count, formatNumber } from "../../ui/format.ts";
import { JobScope, scopeIn } from "./job-scope.tsx";

/** Maximum number of jobs to cancel with one action; for more, the reader repeats the action. */
const MAX_CANCELED = 1000;
const PAGE = 200;
const QUEUED: readonly JobStatus[] = ["queued"];
const UNFINISHED: readonly JobStatus[] = ["queued", "processing"];
const HAS_ENDED = 409;

/**
 * Shows a button that cancels unfinished jobs that match the filters of the list: exactly the jobs that were counted.
 */
export function CancelMany({ onDone }: { readonly onDone: () => void }) {
  const counted = useRef<readonly string[]>([]);
  return (
    <Action
      label="Cancel unfinished …"
      question="Cancel jobs that have not ended"
      role="operate"
      look="danger"
      ask={async (form) => {
        counted.current = await idsOf(form);
        const { length } = counted.current;
        if (length === 0) return { sentence: "No job would be canceled.", label: undefined };
        const jobs = count(length, "job");
        const first =
          length < MAX_CANCELED ? "" : " These are the newest. Repeat this for the others.";
        return {
          sentence: `${jobs} would be canceled, and end as failed.${first}`,
          label: `Cancel ${jobs}`,
        };
      }}
      act={() => cancelAll(counted.current)}
      done={(canceled) => {
        onDone();
        return `${count(canceled, "job")} ${canceled === 1 ? "was" : "were"} canceled.`;
      }}
    >
      <Scope />
    </Action>
  );
}

/** Shows the fields that select the jobs, prefilled with the filters of the list. */
function Scope() {
  return (
    <>
      <p>
        Each job ends as failed, at most {formatNumber(MAX_CANCELED)} at a time. A running job stops
        without publishing anything more. You can retry it while its upload is stored.
      </p>
      <Choice
        label="State"
        name="state"
        options={[
          { value: "queued", label: "queued" },
          { value: "", label: "queued and processing" },
        ]}
        value="queued"
      />
      <JobScope />
    </>
  );
}

async function idsOf(form: FormData): Promise<readonly string[]> {
  const filter = {
    status: [...(textIn(form, "state") === "queued" ? QUEUED : UNFINISHED)],
    ...scopeIn(form),
    limit: PAGE,
  };
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null && ids.length < MAX_CANCELED;) {
    const page = await client.listJobs(definedOf({ ...filter, cursor }));
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids.slice(0, MAX_CANCELED);
}

/** Cancels jobs and returns how many were canceled. A job that has finished in the meantime is left unchanged. */
async function cancelAll(ids: readonly string[]): Promise<number> {
  let canceled = 0;
  for (const job of ids)
    try {
      await client.cancelJob({ job });
      canceled += 1;
    } catch (error) {
      if (!isProblemError(error) || error.status !== HAS_ENDED) throw error;
    }
  return canceled;
}
