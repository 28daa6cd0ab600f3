import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { z } from "zod";
import { bounds } from "../../../bounds/bounds.js";
import type { Settings } from "../../../config/settings.js";
import {
  eraseDocuments,
  type ErasurePlan,
  type ErasureReport,
  planErasure,
} from "../../../erasure/erase-documents.js";
import { openOutbound } from "../../../outbound/outbound.js";
import { isKeyInUse } from "../../../key-rotation/reseal.js";
import { openSecretBox } from "../../../secrets/open-secret-box.js";
import type { ErasureScope } from "../../../storage/statements/erasure.js";
import type { Storage } from "../../../storage/storage.js";
import { type SettingsFlags, withStorage } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";
import { requireWorkspace } from "../../find-by-id.js";
import { parseFlags } from "../../parse-flags.js";
import { plainText } from "../../plain-text.js";

const flagsSchema = z.object({
  workspace: z.coerce.number().pipe(z.int32().positive()),
  document: z.string().min(1).max(bounds.documentId.max).optional(),
  all: z.boolean().default(false),
  dryRun: z.boolean().default(false),
  yes: z.boolean().default(false),
});

/** `document-export erase`: erases what is stored of one document, or of all documents of a workspace. */
export function addEraseCommand(program: Command): void {
  addSettingsOptions(
    program
      .command("erase")
      .description(
        "erase a document, or all of a workspace: results, jobs, messages; blank its records",
      ),
  )
    .requiredOption("--workspace <id>", "workspace of the documents")
    .option(
      "--document <reference>",
      "document, as `sourceDocumentReference` of its records names it",
    )
    .option("--all", "all documents of the workspace")
    .option("--dry-run", "only say what would be erased")
    .option("--yes", "do not ask for confirmation")
    .action(async ({ workspace, document, all, dryRun, yes, ...settings }: SettingsFlags) => {
      const flags = parseFlags(flagsSchema, { workspace, document, all, dryRun, yes });
      if ((flags.document === undefined) !== flags.all)
        throw new Error("Give either --document <reference>, or --all for the whole workspace.");
      await withStorage(settings, async (storage, { settings: complete }) => {
        const id = await requireWorkspace(storage.db, flags.workspace);
        const scope = { workspace: id, document: flags.document };
        const plan = await planErasure(storage.db, scope);
        console.log(describePlan(scope, plan));
        if (flags.dryRun) return;
        if (!flags.yes) await confirm();
        report(await erase(storage, complete, scope));
      });
    });
}

async function erase(
  { db }: Storage,
  settings: Settings,
  scope: ErasureScope,
): Promise<ErasureReport> {
  const outbound = openOutbound(settings.destinations);
  try {
    const isInUse = () => isKeyInUse(db);
    const secretBox = await openSecretBox({ ...settings, isInUse });
    return await eraseDocuments({ db, outbound, secretBox }, scope);
  } finally {
    await outbound.dispatcher.destroy();
  }
}

async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Error("Nothing was erased: it cannot be undone, so confirm it with --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await terminal.question("This cannot be undone. Type `erase` to continue: ");
    if (typed.trim() !== "erase") throw new Error("Nothing was erased.");
  } finally {
    terminal.close();
  }
}

function describePlan({ workspace, document }: ErasureScope, plan: ErasurePlan): string {
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
  console.log(
    "Backups, log files and what receivers have stored still hold what they held: erase it there too.",
  );
}
