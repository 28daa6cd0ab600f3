import type { Command } from "commander";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { JobStatus } from "../../jobs/job.js";
import type { Database } from "../../storage/database.js";
import { findJob } from "../../storage/jobs/claimed-job.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { parseFlags } from "../parse-flags.js";
import { plainJson } from "../plain-text.js";

const filterSchema = z.object({
  status: z.enum(["queued", "processing", "done", "failed"]).optional(),
  limit: z.coerce.number().int().positive().max(10_000).default(50),
});

/** `document-export jobs`: requested exports and their results. */
export function addJobsCommand(program: Command): void {
  const jobs = program.command("jobs").description("inspect exports");
  addListCommand(jobs, "list the newest jobs", (db, { status, limit }) =>
    jobsOverview(db, parseFlags(filterSchema, { status, limit })),
  )
    .option("--status <status>", "only jobs with this status")
    .option("--limit <number>", "maximum number of rows");
  addSettingsOptions(jobs.command("show").description("print a job as JSON"))
    .argument("<id>", "id of the job")
    .action((id: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        const job = z.uuid().safeParse(id).success ? await findJob(db, id) : undefined;
        if (!job)
          throw new Error(
            `There is no job \`${id}\`. Jobs are removed \`retention.jobs\` days after their end. \`document-export jobs list\` shows the newest jobs.`,
          );
        console.log(plainJson(job));
      }),
    );
}

/** Which jobs to list. */
export interface JobFilter {
  readonly status?: JobStatus | undefined;
  readonly limit: number;
}

/** The newest jobs, for the operator. */
export async function jobsOverview(db: Kysely<Database>, { status, limit }: JobFilter) {
  return db
    .selectFrom("jobs")
    .innerJoin("connections", "connections.id", "jobs.destination_connection_id")
    .select([
      "jobs.id",
      "jobs.workspace_id as workspace",
      "jobs.status",
      "jobs.attempt",
      "connections.name as destination",
      "jobs.target",
      "jobs.queued_at as queued",
      "jobs.summary",
    ])
    .$if(status !== undefined, (query) => query.where("jobs.status", "=", status ?? "queued"))
    .orderBy("jobs.queued_at", "desc")
    .limit(limit)
    .execute();
}
