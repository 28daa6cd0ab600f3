import { createInterface } from "node:readline/promises";
import type { ErasureReport } from "@document-export/operator/types";
import type { Command } from "commander";
import { UsageError } from "../../client/exit-codes.js";
import { addOperatorOptions, withOperator } from "../../client/operator.js";
import { parseId } from "../../client/parse-values.js";
import type { SettingsFlags } from "../../database-command.js";
import { plainText } from "../../plain-text.js";
import { asInterrupted } from "../../client/until-interrupted.js";

interface EraseFlags extends SettingsFlags {
  readonly workspace: number;
  readonly document?: string;
  readonly all?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** Time limit of an erasure in milliseconds. It is long, because each result is erased by a call to its destination. */
const TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** `document-export erase`: erases the stored data of one document, or of all documents of a workspace. */
export function defineEraseCommand(command: Command): void {
  addOperatorOptions(command)
    .requiredOption("--workspace <id>", "workspace of the documents", parseId)
    .option(
      "--document <reference>",
      "document, as `sourceDocumentReference` of its records names it",
    )
    .option("--all", "all documents of the workspace")
    .option("--dry-run", "only show what would be erased")
    .option("--yes", "do not ask for confirmation")
    .action(async (flags: EraseFlags) => {
      const { workspace, document, all } = flags;
      if ((document === undefined) !== Boolean(all))
        throw new UsageError(
          "Pass either --document <reference>, or --all for the whole workspace.",
        );
      const scope = { workspace, ...(document === undefined ? { all: true } : { document }) };
      await withOperator(flags, async ({ client }) => {
        const plan = await client.eraseDocuments({ body: { ...scope, dryRun: true } });
        console.log(describePlan(scope, plan));
        if (flags.dryRun) return;
        if (!flags.yes) await confirm();
        const limits = { timeoutMs: TIMEOUT_MS, deadlineMs: TIMEOUT_MS, retries: 0 };
        report(await client.eraseDocuments({ body: scope, ...limits }));
      });
    });
}

async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError("Nothing was erased: it cannot be undone, so confirm it with --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await terminal
      .question("This cannot be undone. Type `erase` to continue: ")
      .catch(asInterrupted("Nothing was erased."));
    if (typed.trim() !== "erase") throw new Error("Nothing was erased.");
  } finally {
    terminal.close();
  }
}

function describePlan(
  { workspace, document }: { readonly workspace: number; readonly document?: string },
  plan: ErasureReport,
): string {
  const what = document === undefined ? "All documents" : `The document \`${document}\``;
  const found = `${what} of the workspace ${workspace}: records: ${plan.records}, jobs: ${plan.jobs}.`;
  return plan.underWay.length === 0
    ? plainText(found)
    : plainText(`${found} Not ended: ${plan.underWay.length}.`);
}

function report({ records, results, jobs, messages, kept, underWay }: ErasureReport): void {
  console.log(
    `Erased: records blanked: ${records}, results removed: ${results}, jobs: ${jobs}, messages: ${messages}.`,
  );
  for (const { destination, reference, reason } of kept)
    console.log(plainText(`Still in ${destination}: \`${reference}\` (${reason}).`));
  const failed = kept.filter(({ retry }) => retry);
  if (failed.length > 0)
    console.log(
      `Records of ${failed.length} results were kept, because their destination failed. Repeat the command later.`,
    );
  if (underWay.length > 0)
    console.log(
      `Meanwhile ${underWay.length} exports of it were accepted. Repeat the command when they have ended.`,
    );
  if (failed.length > 0 || underWay.length > 0) process.exitCode = 1;
  console.log("Backups, log files and receivers still have their copies: erase those too.");
}
