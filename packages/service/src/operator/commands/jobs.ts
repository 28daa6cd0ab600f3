import type { Command } from "commander";
import { z } from "zod";
import { jobsOverview } from "../../storage/overviews/jobs-overview.js";
import { findJob } from "../../storage/jobs/claimed-job.js";
import { addListCommand } from "../list-command.js";
import { plainJson } from "../plain-json.js";
import { parseFlags } from "../parse-flags.js";
import { addSettingsOptions, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

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
