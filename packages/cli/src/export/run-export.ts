import { ReportedError, UsageError } from "../errors/errors.js";
import { type ExitCode, EXIT_CODES, joinExitCodes } from "../errors/exit-codes.js";
import { reportError } from "../errors/report-error.js";
import { abortOnInterrupt, openSession } from "../session/session.js";
import { onOutputLost } from "../terminal/terminal.js";
import { exportDocuments } from "./export-documents.js";
import { DEFAULT_WAIT_SECONDS, type ExportFlags } from "./export-flags.js";
import { given } from "./given.js";
import { openDocuments } from "./open-documents.js";
import { outcomeExitCode } from "./outcome.js";
import { reportExports } from "./report-exports.js";
import { toExportOptions } from "./to-export-options.js";

/** Exports documents, and prints the outcome of each. */
export async function runExport(files: readonly string[], flags: ExportFlags): Promise<void> {
  assertDocuments(files, flags);
  const { client, terminal, signal } = await openSession(flags, abortOnInterrupt());
  const documents = await openDocuments(files, signal);
  const { idempotencyKey, wait, concurrency, json } = flags;
  const plan = {
    client,
    request: { options: toExportOptions(flags), signal, ...given({ idempotencyKey }) },
    waitSeconds: wait === true ? DEFAULT_WAIT_SECONDS : wait,
  };
  // `docexport export … | head` exports all of them.
  let lost: ExitCode = EXIT_CODES.ok;
  onOutputLost((error) => {
    if (error) lost = reportError(error, flags);
  });
  const observer = reportExports(terminal, documents.length, json);
  const outcomes = await exportDocuments(plan, documents, concurrency, observer);
  const code = joinExitCodes([...outcomes.map(outcomeExitCode), lost]);
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
