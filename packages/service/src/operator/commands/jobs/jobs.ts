import type { Client } from "@document-export/operator/client";
import type { Job, JobDetails, JobStatus } from "@document-export/operator/types";
import type { Command } from "commander";
import { addCancelCommand } from "./cancel-jobs.js";
import { assertNoFilter, doEach } from "../../client/do-each.js";
import { UsageError } from "../../client/exit-codes.js";
import { addList, type ListFlags } from "../../client/list-command.js";
import { given, toSecond } from "../../client/members.js";
import { addOperatorOptions, withOperator } from "../../client/operator.js";
import {
  assertPeriod,
  parseId,
  parseJobId,
  parseJobIds,
  parseTime,
  parseWords,
} from "../../client/parse-values.js";
import { plainJson, plainText } from "../../plain-text.js";

const statuses = ["queued", "processing", "done", "failed"] as const satisfies readonly JobStatus[];

interface JobFlags extends ListFlags {
  readonly status?: readonly JobStatus[];
  readonly since?: string;
  readonly until?: string;
  readonly workspace?: number;
  readonly connection?: number;
  readonly search?: string;
  readonly notRetried?: boolean;
  readonly dryRun?: boolean;
  readonly to?: number;
  readonly format?: string;
}

/** `document-export jobs`: requested exports and their results. */
export function defineJobsCommand(jobs: Command): void {
  addList<Job, JobFlags>(jobs, {
    description: "list the newest jobs",
    read: (client, flags, page) => client.listJobs({ ...page, ...filterOf(flags) }),
    row: jobRow,
    changed: "jobs",
  })
    .option("--status <status>", `only ${statuses.join(", ")}`, parseWords(statuses))
    .option(
      "--since <time>",
      "only jobs since then: a time, or how long ago, such as 2h",
      parseTime,
    )
    .option("--until <time>", "only jobs before then", parseTime)
    .option("--workspace <id>", "only jobs of this workspace", parseId)
    .option("--connection <id>", "only jobs from or to this connection", parseId)
    .option("--search <text>", "only jobs that contain this text")
    .option("--not-retried", "only jobs that were not retried by another job");
  addShow(jobs);
  addRetry(jobs);
  addCancelCommand(jobs);
}

function filterOf({
  status,
  since,
  until,
  workspace,
  connection,
  search: q,
  notRetried,
}: JobFlags) {
  const retried = notRetried ? false : undefined;
  return given({ status, since, until, workspace, connection, q, retried });
}

/** Returns the columns of a job, the most important ones first, because a narrow terminal drops the last ones. */
function jobRow({ id, status, attempt, destination, target, queuedAt, summary, ...rest }: Job) {
  const { workspace, retriedBy } = rest;
  return {
    id,
    status: retriedBy === null ? status : `${status}, retried`,
    destination: destination.name,
    summary,
    queued: toSecond(queuedAt),
    target,
    attempt,
    workspace: workspace.id,
  };
}

function addShow(jobs: Command): void {
  addOperatorOptions(jobs.command("show").description("print a job, with its warnings and history"))
    .argument("<id>", "id of the job", parseJobId)
    .option("--json", "print JSON")
    .action((job: string, flags: ListFlags) =>
      withOperator(flags, async ({ client }) => {
        const details = await client.getJob({ job });
        console.log(flags.json ? plainJson(details) : describeJob(details));
      }),
    );
}

function addRetry(jobs: Command): void {
  addOperatorOptions(
    jobs
      .command("retry")
      .description(
        "export failed jobs again as new jobs, and print their ids: some, or all since a time",
      ),
  )
    .argument("[id...]", "ids of the jobs", parseJobIds)
    .option(
      "--since <time>",
      "all that failed since then and were not retried: a time, or how long ago, such as 2h",
      parseTime,
    )
    .option("--until <time>", "with --since: only jobs before then", parseTime)
    .option("--workspace <id>", "with --since: only jobs of this workspace", parseId)
    .option("--connection <id>", "with --since: only jobs from or to this connection", parseId)
    .option("--search <text>", "with --since: only jobs that contain this text")
    .option("--dry-run", "with --since: only count them")
    .option("--to <id>", "with ids: to another destination of the workspace", parseId)
    .option("--format <name>", "with ids: in another format")
    .action(async (ids: readonly string[], flags: JobFlags) => {
      const { since } = flags;
      if ((ids.length === 0) === (since === undefined))
        throw new UsageError(
          "Pass either ids of jobs, which `document-export jobs list --status failed` shows, or --since for all since a time, such as --since 2h.",
        );
      assertPeriod(flags);
      const { until, workspace, connection, search, dryRun } = flags;
      if (since === undefined) assertNoFilter({ until, workspace, connection, search, dryRun });
      const body = given({ destination: flags.to, format: flags.format });
      if (since !== undefined && Object.keys(body).length > 0)
        throw new UsageError("`--to` and `--format` are for jobs that are named by their ids.");
      await withOperator(flags, async ({ client }) => {
        if (since !== undefined) return retrySince(client, { ...flags, since });
        await doEach(ids, async (job) => console.log((await client.retryJob({ job, body })).id));
      });
    });
}

/**
 * Retries page by page, because one request retries a bounded number. Also reports the progress if it is interrupted.
 */
async function retrySince(
  client: Client,
  { since, until, workspace, connection, search: q, dryRun }: JobFlags & { readonly since: string },
): Promise<void> {
  const filter = { since, ...given({ until, workspace, connection, q, dryRun }) };
  let retried = 0;
  let withoutUpload = 0;
  let cursor: string | null | undefined;
  try {
    do {
      const report = await client.retryJobs({ body: { ...filter, ...(cursor && { cursor }) } });
      retried += report.retried;
      withoutUpload += report.withoutUpload;
      cursor = report.nextCursor;
    } while (cursor);
  } finally {
    const what = dryRun ? "Would be exported again" : "Exported again, each as a new job";
    console.log(`${what}: ${retried}.`);
    if (withoutUpload > 0)
      console.log(`Left out, because their uploads are no longer stored: ${withoutUpload}.`);
  }
}

/** Formats a job for people: its data, its history and its warnings. */
function describeJob(job: JobDetails): string {
  const { source, destination, timeline, warnings, outputs, failure, can } = job;
  const facts = [
    ["job", job.id],
    ["status", job.status],
    ["title", job.title],
    ["summary", job.summary],
    ["workspace", `${job.workspace.name} (${job.workspace.id})`],
    ["from", `${source.name} (${source.id})`],
    ["to", `${destination.name} (${destination.id}, ${destination.kind}), ${job.target}`],
    ["format", job.format],
    ["document", job.documentId],
    ["attempt", String(job.attempt)],
    ["trace", job.traceId ?? ""],
    ["retry of", job.retryOf ?? ""],
    ["retried by", job.retriedBy ?? ""],
    ...outputs.map(({ title, links }) => ["result", links[0]?.url ?? title]),
  ];
  return [
    ...facts
      .filter(([, value]) => value !== "")
      .map(([name = "", value = ""]) => factLine(name, value)),
    "",
    ...timeline.map(({ at, event, attempt, detail }) =>
      oneLine(
        `${toSecond(at)}  ${event.padEnd(EVENT_WIDTH)} attempt ${attempt}${detail ? `  ${detail}` : ""}`,
      ),
    ),
    ...(warnings.length === 0 ? [] : ["", `Warnings: ${job.warningCount}`]),
    ...warnings.map(describeWarning),
    ...(failure ? ["", oneLine(failure.advice)] : []),
    ...(can.retry
      ? [
          "",
          `\`document-export jobs retry ${job.id}\` exports it again; add --to ID or --format NAME for another place or format.`,
        ]
      : []),
  ].join("\n");
}

function describeWarning({ code, pointer, near, detail }: JobDetails["warnings"][number]): string {
  const place = pointer === null ? "" : ` at ${pointer}`;
  const text = near === null ? "" : ` near "${near}"`;
  return oneLine(`  ${code}${place}${text}: ${detail}`);
}

const NAME_WIDTH = 11;
const EVENT_WIDTH = 10;

function factLine(name: string, value: string): string {
  return oneLine(name.padEnd(NAME_WIDTH) + value);
}

function oneLine(text: string): string {
  return plainText(text).replaceAll("\n", " ");
}
