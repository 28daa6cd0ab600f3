import { expect, test } from "vitest";
import { changeDeviations, jobDeviations } from "../../src/checks/jobs/job-deviations.js";

const link = { title: "Open", description: "The result", url: "https://www.example.net/a.md" };
const job = {
  id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
  type: "hosted-doc-export",
  status: "done",
  summary: "Exported.",
  queuedAt: "2026-10-19T09:30:00Z",
  hasErrors: false,
  hasWarnings: false,
  outputDocuments: [{ title: "Report", links: [link] }],
};

function messages(deviations: Iterable<readonly [unknown, string]>): readonly string[] {
  return [...deviations].map(([, message]) => message);
}

test.each([
  job,
  { ...job, status: "queued", outputDocuments: [] },
  { ...job, status: "failed", hasErrors: true, outputDocuments: [] },
  { ...job, outputDocuments: [{ title: "reports/a.md", links: [] }] },
  { ...job, outputDocuments: [{ title: "a", links: [{ ...link, url: "/reports/var/a.md" }] }] },
])("accepts the consistent job %#", (right) => {
  expect(messages(jobDeviations(right))).toEqual([]);
});

test.each([
  [{ ...job, status: "completed" }, "none of the four states"],
  [{ ...job, status: "failed" }, "`hasErrors` true"],
  [{ ...job, hasErrors: true }, "`hasErrors` false"],
  [{ ...job, status: "queued" }, "no `outputDocuments` of a queued job"],
  [{ ...job, outputDocuments: [] }, "what a job that is done created"],
  [{ ...job, summary: "Wrote /var/lib/exports/a.md." }, "no path of the server"],
  [{ ...job, outputDocuments: [{ title: "a", links: [{ url: "C:\\a.md" }] }] }, "no path of"],
  ["done", "another value"],
])("reports a deviation in the inconsistent job %#", (wrong, message) => {
  expect(messages(jobDeviations(wrong))).toEqual([expect.stringContaining(message)]);
});

test("accepts repeated and skipped states before the final one", () => {
  const queued = { ...job, status: "queued", outputDocuments: [] };
  const processing = { ...queued, status: "processing" };
  for (const pair of [[queued, job] as const, [processing, queued] as const])
    expect(messages(changeDeviations(...pair))).toEqual([]);
});

test("accepts the same timestamp in a different notation", () => {
  const other = { ...job, queuedAt: "2026-10-19T09:30:00.000000000+00:00" };
  expect(messages(changeDeviations(job, other))).toEqual([]);
});

test.each([
  [{ status: "failed" }, "final state done to stay"],
  [{ id: "another" }, "`id` to stay"],
  [{ queuedAt: "2026-10-19T09:31:00Z" }, "`queuedAt` to stay"],
  [{ hasWarnings: false }, "`hasWarnings` to stay true"],
  [{ outputDocuments: [] }, "1 `outputDocuments` to stay"],
])("reports change %# of a job that is already done", (after, message) => {
  const before = { ...job, hasWarnings: true };
  expect(messages(changeDeviations(before, { ...before, ...after }))).toEqual([
    expect.stringContaining(message),
  ]);
});
