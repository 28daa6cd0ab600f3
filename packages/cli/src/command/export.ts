import type { Command } from "commander";
import { OUTPUT_FORMATS, SOURCE_FORMATS } from "../export/formats.js";
import { ReportedError, UsageError } from "../errors/errors.js";
import { EXIT_CODES, joinExitCodes } from "../errors/exit-codes.js";
import { exportDocuments } from "../export/export-documents.js";
import { given } from "../export/given.js";
import { openDocument } from "../export/open-document.js";
import { outcomeExitCode } from "../export/outcome.js";
import { reportExports } from "../export/report-exports.js";
import { type OptionFlags, toExportOptions } from "../export/to-export-options.js";
import { abortOnInterrupt, openSession } from "../session/session.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { onClosedPipe } from "../terminal/terminal.js";
import { collectPairs, collectWhole, toCount, toKey, toWait } from "./parse-values.js";

// The client's default deadline of a wait.
const DEFAULT_WAIT_SECONDS = 600;

interface ExportFlags extends GlobalFlags, OptionFlags {
  readonly wait?: number | true;
  readonly concurrency: number;
  readonly idempotencyKey?: string;
}

/** `docexport export` (Interface, Endpoints 2). */
export function addExportCommand(program: Command): void {
  const command = program
    .command("export")
    .description("export documents: JSON as the Google Docs API returns it")
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
      "fill a field from a document property; repeatable",
      collectPairs,
    )
    .option("--auto-map", "fill each field from the document property of the same name")
    .option("--notify <url>", "call this URL about the job; repeatable", collectWhole)
    .option(
      "--wait [seconds]",
      `wait for the jobs to end, ${DEFAULT_WAIT_SECONDS} s by default`,
      toWait,
    )
    .option("--concurrency <number>", "exports to run at once", toCount, 4)
    .option(
      "--idempotency-key <text>",
      "identifies the export, so that a repeat does not export twice",
      toKey,
    )
    .action((files: readonly string[]) => runExport(files, command.optsWithGlobals<ExportFlags>()));
}

async function runExport(files: readonly string[], flags: ExportFlags): Promise<void> {
  assertDocuments(files, flags);
  const { client, terminal, signal } = await openSession(flags, abortOnInterrupt());
  const documents = await Promise.all(files.map((file) => openDocument(file, signal)));
  const { idempotencyKey, wait, concurrency, json } = flags;
  const plan = {
    client,
    request: { options: toExportOptions(flags), signal, ...given({ idempotencyKey }) },
    waitSeconds: wait === true ? DEFAULT_WAIT_SECONDS : wait,
  };
  // `docexport export … | head` exports all of them.
  onClosedPipe(() => undefined);
  const observer = reportExports(terminal, documents.length, json);
  const outcomes = await exportDocuments(plan, documents, concurrency, observer);
  const code = joinExitCodes(outcomes.map(outcomeExitCode));
  if (code !== EXIT_CODES.ok) throw new ReportedError(code);
}

/** Throws a UsageError for a flag that applies to one document only, and for a document named twice. */
function assertDocuments(files: readonly string[], flags: ExportFlags): void {
  const single = [
    ["--reference", flags.reference],
    ["--idempotency-key", flags.idempotencyKey],
  ].find(([, value]) => value !== undefined);
  if (files.length > 1 && single)
    throw new UsageError(`\`${single[0]}\` applies to one document, got ${files.length}.`);
  const duplicate = files.find((file, at) => files.indexOf(file) !== at);
  if (duplicate !== undefined) throw new UsageError(`\`${duplicate}\` is given twice.`);
}
