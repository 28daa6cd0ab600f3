import type { Command } from "commander";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database, JobRow } from "../../storage/database.js";
import { findJob } from "../../storage/statements/jobs.js";
import {
  addListCommand,
  addSettingsOptions,
  type SettingsFlags,
  withStorage,
} from "../database-command.js";
import { parseFlags } from "../parse-flags.js";
import { plainJson } from "../plain-text.js";

const filterSchema = z.object({
  status: z.enum(["queued", "processing", "done", "failed"]).optional(),
  limit: z.coerce.number().int().positive().max(10_000).default(50),
});

/** `document-export jobs`: what was asked for, and what came of it. */
export function addJobsCommand(program: Command): void {
  const jobs = program.command("jobs").description("exports that were asked for");
  addListCommand(jobs, "list the newest jobs", (db, { status, limit }) =>
    jobsOverview(db, parseFlags(filterSchema, { status, limit })),
  )
    .option("--status <status>", "only jobs in this state")
    .option("--limit <number>", "how many at most");
  addSettingsOptions(jobs.command("show").description("print all that is known of a job, as JSON"))
    .argument("<id>", "id of the job")
    .action((id: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        const job = z.uuid().safeParse(id).success ? await findJob(db, id) : undefined;
        if (!job) throw new Error(`There is no job \`${id}\`.`);
        console.log(plainJson(job));
      }),
    );
}

/** Which jobs are wanted. */
export interface JobFilter {
  readonly status?: JobRow["status"] | undefined;
  readonly limit: number;
}

/** The newest jobs, as the operator sees them. */
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
