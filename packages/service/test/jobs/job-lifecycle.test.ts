import type { Failure } from "../../src/jobs/failure-causes.js";
import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { bounds } from "../../src/bounds/bounds.js";
import type { Job, StoredWarning } from "../../src/jobs/job.js";
import { completeChange } from "../../src/jobs/completion.js";
import {
  afterFailure,
  canceledSummary,
  claimChange,
  failChange,
  hasEnded,
  interruptedChange,
  MAX_CONVERSION_FAILURES,
  MAX_EXPORT_ATTEMPTS,
  MAX_INTERRUPTED_ATTEMPTS,
  queuedSummary,
  refuseAttempt,
  releaseChange,
  transitions,
  type JobChange,
} from "../../src/jobs/job-lifecycle.js";
import { listedWarnings, noWarnings } from "../../src/jobs/job-warnings.js";

const now = new Date("2026-11-22T12:00:00Z");
const accepted: Job = {
  id: "0a0b0c0d-0000-4000-8000-000000000000",
  workspace_id: 1,
  source_connection_id: 1,
  destination_connection_id: 2,
  upload_id: "0a0b0c0d-0000-4000-8000-000000000001",
  status: transitions.accept.to,
  attempt: 1,
  summary: "Waiting to be exported to Folder.",
  queued_at: now,
  ended_at: null,
  has_errors: false,
  has_warnings: false,
  ...noWarnings,
  output_documents: [],
  options: { format: "html", fields: {}, webhooks: [] },
  document: { title: "", documentId: "d", revisionId: "r" },
  target: "report.html",
  images_loaded: false,
  failure_cause: null,
  conversion_failures: 0,
  traceparent: null,
};

/** Possible outcomes of an attempt. */
const endings = [
  "done",
  "stopped",
  "worker died",
  "refused",
  "conversion",
  "delivery",
  "database",
  "internal",
] as const;
type Ending = (typeof endings)[number];

/** A job in progress, and the transitions that it has made. */
interface Walk {
  readonly job: Job;
  readonly path: readonly (keyof typeof transitions)[];
}

function move({ job, path }: Walk, name: keyof typeof transitions, change: JobChange): Walk {
  const { from, to } = transitions[name];
  expect(job.status, `${name} after ${path.join(", ")}`).toBe(from);
  return { job: { ...job, ...change, status: to }, path: [...path, name] };
}

/** Makes one attempt at a queued job, as the worker does. */
function attempt(queued: Walk, ending: Ending): Walk {
  const claimed = move(queued, "claim", claimChange());
  const { job } = claimed;
  const refusal = refuseAttempt(job, "Folder");
  if (refusal !== undefined)
    return move(claimed, "fail", failChange({ summary: refusal, cause: "workers" }, now));
  if (ending === "done") {
    const result = { warnings: noWarnings, reference: job.target, bytes: 1, links: [] };
    return move(claimed, "complete", completeChange(job, result, { destination: "Folder", now }));
  }
  if (ending === "stopped") return move(claimed, "release", releaseChange());
  if (ending === "worker died") return move(claimed, "requeue", interruptedChange(job));
  const outcome = afterFailure(job, failureOf(ending), "Folder");
  return outcome.transition === "fail"
    ? move(claimed, "fail", failChange(outcome, now))
    : move(claimed, "requeue", outcome.change);
}

function failureOf(ending: Exclude<Ending, "done" | "stopped" | "worker died">): Failure {
  if (ending === "refused")
    return { kind: "refused", summary: "Folder refused the document: no.", cause: "destination" };
  if (ending === "conversion") return { kind: "conversion", detail: "took too long" };
  return { kind: ending };
}

function walk(ends: readonly Ending[]): Walk {
  let current: Walk = { job: accepted, path: ["accept"] };
  for (const ending of ends) {
    if (hasEnded(current.job)) break;
    const next = attempt(current, ending);
    const grows = next.path.at(-1) === "requeue" ? 1 : 0;
    expect(next.job.attempt).toBe(current.job.attempt + grows);
    current = next;
  }
  return current;
}

test("any sequence of attempts makes only the transitions of the lifecycle", () => {
  assert(
    property(array(constantFrom(...endings), { maxLength: 60 }), (ends) => {
      const { job, path } = walk(ends);
      const ended = hasEnded(job);
      expect(job.ended_at !== null).toBe(ended);
      expect(job.upload_id === null).toBe(ended);
      expect(job.has_errors).toBe(job.status === "failed");
      expect(job.has_warnings).toBe(Object.keys(job.warning_counts).length > 0);
      expect(job.warning_counts["attempt-recovered"] ?? 0).toBe(job.attempt - 1);
      expect(path.filter((name) => name === "requeue")).toHaveLength(job.attempt - 1);
    }),
  );
});

test.each([
  ["delivery", MAX_EXPORT_ATTEMPTS, "The export to Folder failed in 5 attempts."],
  ["database", MAX_EXPORT_ATTEMPTS, "The export to Folder failed in 5 attempts."],
  ["internal", MAX_EXPORT_ATTEMPTS, "The export to Folder failed in 5 attempts."],
  ["conversion", MAX_CONVERSION_FAILURES, "The conversion took too long; it was tried 3 times."],
  ["refused", 1, "Folder refused the document: no."],
] as const)("fails a job after attempts ending by `%s` in attempt %i", (ending, last, summary) => {
  const before = walk(Array.from({ length: last - 1 }, () => ending));
  expect(before.job.status).toBe("queued");
  const { job } = attempt(before, ending);
  expect(job).toMatchObject({ status: "failed", attempt: last, summary });
});

test("fails a job after twenty attempts whose workers died", () => {
  const { job } = walk(Array.from({ length: 40 }, () => "worker died"));
  const summary = "The export to Folder failed in 20 attempts.";
  expect(job).toMatchObject({ status: "failed", attempt: MAX_INTERRUPTED_ATTEMPTS + 1, summary });
});

test("does not count failed conversions as failed deliveries", () => {
  const { job } = walk(["conversion", "conversion", ...Array<Ending>(4).fill("delivery")]);
  expect(job).toMatchObject({ status: "queued", attempt: 7, conversion_failures: 2 });
  expect(attempt({ job, path: [] }, "delivery").job.status).toBe("failed");
});

test("does not count attempts whose workers died as failed conversions", () => {
  const { job } = walk([...Array<Ending>(10).fill("worker died"), "conversion"]);
  expect(job).toMatchObject({ status: "queued", attempt: 12, conversion_failures: 1 });
});

test("failed conversions do not reduce the attempts of jobs whose workers die", () => {
  const last = { ...accepted, attempt: MAX_INTERRUPTED_ATTEMPTS + 2, conversion_failures: 2 };
  expect(refuseAttempt(last, "Folder")).toBeUndefined();
  expect(refuseAttempt({ ...last, attempt: last.attempt + 1 }, "Folder")).toBe(
    "The export to Folder failed in 20 attempts.",
  );
});

test("describes what a job waits for before, during and between attempts", () => {
  expect(queuedSummary("Folder")).toBe("Waiting to be exported to Folder.");
  expect(claimChange()).toEqual({ summary: "Being converted and delivered." });
  expect(canceledSummary("ana")).toBe("Canceled by ana.");
});

/** Temporary failures of a job's first attempt, and how the job describes them. */
const passing: [Failure | "worker died", string][] = [
  ["worker died", "its worker stopped responding"],
  [{ kind: "conversion", detail: "took too long" }, "the conversion took too long"],
  [{ kind: "delivery" }, "the delivery to Folder failed"],
  [{ kind: "delivery", isFull: true }, "Folder has no room for the result"],
  [{ kind: "bucket" }, "the bucket of uploads could not be used"],
  [{ kind: "database" }, "the database could not be reached"],
  [{ kind: "internal" }, "the service had an internal error"],
];

test.each(passing)("after %j requeues the job with a warning that %s", (failure, reason) => {
  const outcome =
    failure === "worker died"
      ? { transition: "requeue", change: interruptedChange(accepted) }
      : afterFailure(accepted, failure, "Folder");
  expect(outcome).toMatchObject({
    transition: "requeue",
    change: {
      attempt: 2,
      summary: `Waiting for the next attempt: ${reason}.`,
      warnings: [
        {
          code: "attempt-recovered",
          detail: `Attempt 1 failed: ${reason}. The export was attempted again.`,
          pointer: null,
        },
      ],
    },
  });
});

test("a released job keeps its attempt and gets no warning", () => {
  const { job } = walk(["stopped", "stopped"]);
  expect(job).toMatchObject({ status: "queued", attempt: 1, has_warnings: false });
  expect(job.summary).toBe("Waiting for the service to start again.");
});

test("only done and failed are final statuses", () => {
  const statuses = ["queued", "processing", "done", "failed"] as const;
  expect(statuses.filter((status) => hasEnded({ status }))).toEqual(["done", "failed"]);
});

test("summary of a done job contains its link, or else the path", () => {
  const job: Job = { ...accepted, document: { ...accepted.document, title: "Report" } };
  const completion = { warnings: noWarnings, reference: "reports/q3.html", bytes: 1 };
  const endWith = (links: readonly { title: string; url: string }[]) =>
    completeChange(job, { ...completion, links }, { destination: "Site", now });
  const url = "https://www.example.net/reports/q3";
  expect(endWith([{ title: "Report", url }])).toMatchObject({
    summary: "Exported to Site as `reports/q3.html`.",
    output_documents: [
      {
        title: "Report",
        links: [{ title: "Report", description: "reports/q3.html in Site", url }],
      },
    ],
  });
  expect(endWith([]).output_documents).toEqual([{ title: "reports/q3.html", links: [] }]);
});

test("summary contains the number of all warnings and their codes", () => {
  const summaryWith = (...codes: readonly StoredWarning["code"][]) => {
    const warnings = listedWarnings(codes.map((code) => ({ code, detail: "d", pointer: null })));
    const completion = { warnings, reference: "r.md", bytes: 1, links: [] };
    return completeChange(accepted, completion, { destination: "Site", now }).summary;
  };
  expect(summaryWith("styling-simplified")).toBe(
    "Exported to Site as `r.md` with 1 warning (styling-simplified).",
  );
  expect(summaryWith("table-as-html", "styling-simplified", "image-expires")).toBe(
    "Exported to Site as `r.md` with 3 warnings (table-as-html, styling-simplified, image-expires).",
  );
});

test("shortens a long path in the summary, but not elsewhere", () => {
  const warnings = listedWarnings([{ code: "image-not-resolved", detail: "d", pointer: null }]);
  const completion = { warnings, reference: "r".repeat(bounds.reference.max), bytes: 1 };
  const destination = "d".repeat(bounds.name.max);
  const links = [{ title: "", url: "https://www.example.net/r" }];
  const withLink = completeChange(accepted, { ...completion, links }, { destination, now });
  const without = completeChange(accepted, { ...completion, links: [] }, { destination, now });
  const [output] = withLink.output_documents ?? [];
  const [link] = output?.links ?? [];
  expect(withLink.summary).toMatch(
    /^Exported to d+ as `r+…` with 1 warning \(image-not-resolved\)\.$/,
  );
  expect(link?.description).toMatch(/^r+… in d+$/);
  for (const text of [withLink.summary, link?.description, link?.title, output?.title])
    expect(text).toHaveLength(1000);
  expect(without.output_documents?.[0]?.title).toHaveLength(1000);
});
