import type { Command } from "commander";
import { OUTPUT_FORMATS, SOURCE_FORMATS } from "../../documents/formats.js";
import { openDocument } from "../../documents/open-document.js";
import { joinExitCodes } from "../../errors/exit-code-of.js";
import { exitCodes } from "../../errors/exit-codes.js";
import { ReportedError } from "../../errors/reported-error.js";
import { exportDocuments } from "../../export/export-documents.js";
import { outcomeExitCode } from "../../export/outcome-exit-code.js";
import { reportExports } from "../../export/report-exports.js";
import { toExportOptions, type OptionFlags } from "../../export/to-export-options.js";
import { UsageError } from "../../errors/usage-error.js";
import { onLostReader } from "../../terminal/on-lost-reader.js";
import { given } from "../given.js";
import type { GlobalFlags } from "../global-flags.js";
import { abortOnInterrupt } from "../interrupts.js";
import { collectPairs, collectWhole, toCount, toKey, toWait } from "../parse-values.js";
import { openSession } from "../session.js";

// As long as the client waits where nobody says.
const WAIT_SECONDS = 600;

interface ExportFlags extends GlobalFlags, OptionFlags {
  readonly wait?: number | true;
  readonly concurrency: number;
  readonly idempotencyKey?: string;
}

/** `docexport export` (Interface, Endpoints 2). */
export function addExportCommand(program: Command): void {
  const command = program
    .command("export")
    .description("export documents: JSON as the hosting provider's API returns it")
    .argument("<file...>", "documents; - is standard input")
    .requiredOption("--to <id>", "destination connection", toCount)
    .option("--format <name>", `format to write, such as ${OUTPUT_FORMATS.join(", ")}`)
    .option(
      "--source-format <name>",
      `format of the documents, such as ${SOURCE_FORMATS.join(", ")}`,
    )
    .option("--reference <text>", "where the result goes inside the destination")
    .option(
      "--map <field=property>",
      "fill a field from a document property; again for more",
      collectPairs,
    )
    .option("--auto-map", "fill each field from the document property of the same name")
    .option("--notify <url>", "call this URL about the job; again for more", collectWhole)
    .option("--wait [seconds]", `wait for the jobs to end, ${WAIT_SECONDS} s unless told`, toWait)
    .option("--concurrency <number>", "exports under way at once", toCount, 4)
    .option(
      "--idempotency-key <text>",
      "name the export, so that a repeat does not export twice",
      toKey,
    )
    .action((files: readonly string[]) => runExport(files, command.optsWithGlobals<ExportFlags>()));
}

async function runExport(files: readonly string[], flags: ExportFlags): Promise<void> {
  assertForOne(files, flags);
  const { client, terminal, signal } = await openSession(flags, abortOnInterrupt());
  const documents = await Promise.all(files.map((file) => openDocument(file, signal)));
  const { idempotencyKey, wait, concurrency, json } = flags;
  const plan = {
    client,
    request: { options: toExportOptions(flags), signal, ...given({ idempotencyKey }) },
    waitSeconds: wait === true ? WAIT_SECONDS : wait,
  };
  // `docexport export … | head` is to export all of them.
  onLostReader(() => undefined);
  const observer = reportExports(terminal, documents.length, json);
  const outcomes = await exportDocuments(plan, documents, concurrency, observer);
  const code = joinExitCodes(outcomes.map(outcomeExitCode));
  if (code !== exitCodes.ok) throw new ReportedError(code);
}

/** Refuses what can be said of one document only. */
function assertForOne(files: readonly string[], flags: ExportFlags): void {
  const single = [
    ["--reference", flags.reference],
    ["--idempotency-key", flags.idempotencyKey],
  ].find(([, value]) => value !== undefined);
  if (files.length > 1 && single)
    throw new UsageError(`\`${single[0]}\` is for one document, got ${files.length}.`);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new UsageError(`\`${twice}\` is named twice.`);
}
