import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { place } from "../../state/router.ts";
import { Action, textIn, type Asked } from "../../ui/action.tsx";
import { TextField } from "../../ui/fields.tsx";
import { localOf, timesOf } from "../../ui/filters.tsx";
import { count } from "../../ui/format.ts";
import { JobScope, scopeIn } from "./job-scope.tsx";

const HOUR_MS = 3_600_000;

/** Shows a button that retries the jobs that failed since a given time and match the filters of the list. */
export function RetryMany({ onDone }: { readonly onDone: () => void }) {
  const { query } = place.value;
  const { since = new Date(Date.now() - HOUR_MS).toISOString(), until } = timesOf(query);
  return (
    <Action
      label="Retry failed …"
      question="Retry failed jobs"
      role="operate"
      ask={async (form) => askedOf(await retry(form, true))}
      act={(form) => retry(form, false)}
      done={(report) => {
        onDone();
        return sentenceOf(report);
      }}
    >
      <p>
        Each becomes a new job for the same document and place. Jobs that were already retried are
        left out.
      </p>
      <TextField
        label="Queued since"
        name="since"
        type="datetime-local"
        value={localOf(since)}
        required
      />
      <TextField
        label="until"
        name="until"
        type="datetime-local"
        value={until ? localOf(until) : ""}
        hint="Empty means now."
      />
      <JobScope />
    </Action>
  );
}

interface Retried {
  readonly retried: number;
  readonly withoutUpload: number;
}

/** Retries page by page, until nothing is left. */
async function retry(form: FormData, dryRun: boolean): Promise<Retried> {
  const until = textIn(form, "until");
  const body = definedOf({
    since: new Date(textIn(form, "since")).toISOString(),
    until: until ? new Date(until).toISOString() : undefined,
    ...scopeIn(form),
  });
  let [retried, withoutUpload] = [0, 0];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await client.retryJobs({ body: definedOf({ ...body, cursor, dryRun }) });
    retried += page.retried;
    withoutUpload += page.withoutUpload;
    cursor = page.nextCursor;
  }
  return { retried, withoutUpload };
}

function askedOf({ retried, withoutUpload }: Retried): Asked {
  const left =
    withoutUpload === 0
      ? ""
      : ` ${count(withoutUpload, "other failed job")} cannot be: the upload is no longer stored.`;
  if (retried === 0) return { sentence: `No failed job can be retried.${left}`, label: undefined };
  const jobs = count(retried, "failed job");
  return { sentence: `${jobs} would be retried.${left}`, label: `Retry ${jobs}` };
}

function sentenceOf({ retried, withoutUpload }: Retried): string {
  const again = `${count(retried, "new job")} ${retried === 1 ? "was" : "were"} started.`;
  if (withoutUpload === 0) return again;
  return `${again} ${count(withoutUpload, "failed job")} cannot be retried: the upload is no longer stored.`;
}
