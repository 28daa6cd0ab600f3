import type { Client } from "@document-export/operator/client";
import type { Command } from "commander";
import { doEach } from "../../client/do-each.js";
import { UsageError } from "../../client/exit-codes.js";
import { given } from "../../client/members.js";
import { addOperatorOptions, withOperator } from "../../client/operator.js";
import { parseId, parseJobIds } from "../../client/parse-values.js";
import type { SettingsFlags } from "../../database-command.js";

interface CancelFlags extends SettingsFlags {
  readonly workspace?: number;
  readonly connection?: number;
  readonly dryRun?: boolean;
}

const PAGE = 200;
/** Number of jobs between two progress messages. */
const PROGRESS = 1000;

/** `document-export jobs cancel`: cancels given jobs, or the queued jobs of a workspace or a connection. */
export function addCancelCommand(jobs: Command): void {
  addOperatorOptions(
    jobs
      .command("cancel")
      .description(
        "end jobs as failed: queued or running ones by their ids, or all that are queued of a workspace or connection",
      ),
  )
    .argument("[id...]", "ids of the jobs", parseJobIds)
    .option("--workspace <id>", "all queued jobs of this workspace", parseId)
    .option("--connection <id>", "all queued jobs from or to this connection", parseId)
    .option("--dry-run", "with --workspace or --connection: only count them")
    .action(async (ids: readonly string[], flags: CancelFlags) => {
      const { workspace, connection, dryRun } = flags;
      const isFiltered = workspace !== undefined || connection !== undefined;
      if ((ids.length === 0) !== isFiltered || (dryRun && !isFiltered))
        throw new UsageError(
          "Pass either ids of jobs, which `document-export jobs list --status queued` shows, or --workspace or --connection for all that are queued of it.",
        );
      await withOperator(flags, async ({ client }) => {
        if (isFiltered) return cancelQueued(client, flags);
        await doEach(ids, async (job) => {
          const { id, status } = await client.cancelJob({ job });
          console.log(`The job ${id} is canceled: it is ${status}.`);
        });
      });
    });
}

/**
 * Cancels the jobs that are queued now, newest first, page by page: jobs that callers add in the meantime are on no
 * later page.
 */
async function cancelQueued(
  client: Client,
  { workspace, connection, dryRun }: CancelFlags,
): Promise<void> {
  const filter = { status: ["queued" as const], limit: PAGE, ...given({ workspace, connection }) };
  const counted = dryRun ? "Would be canceled" : "Canceled";
  let count = 0;
  let seen = 0;
  try {
    for await (const { id: job } of client.iterateJobs(filter)) {
      await doEach([job], async () => {
        if (!dryRun) await client.cancelJob({ job });
        count += 1;
      });
      seen += 1;
      if (seen % PROGRESS === 0) console.error(`${counted} so far: ${count}.`);
    }
  } finally {
    console.log(`${counted}: ${count}.`);
  }
}
