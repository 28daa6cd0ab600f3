import { ReportedError, UsageError } from "../errors/errors.js";
import { type ExitCode, EXIT_CODES, joinExitCodes } from "../errors/exit-codes.js";
import { reportError } from "../errors/report-error.js";
import { isGoogle } from "../google/is-google.js";
import { isTemplate } from "../google/reference.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { openSession, type Session } from "../session/session.js";
import { onOutputLost } from "../terminal/terminal.js";
import { exportDocuments } from "./export-documents.js";
import { DEFAULT_WAIT_SECONDS, type ExportFlags } from "./export-flags.js";
import { type ExportItem, itemOf } from "./export-item.js";
import { given } from "../session/given.js";
import { assertDifferent, openDocuments } from "./open-documents.js";
import { outcomeExitCode } from "./outcome.js";
import { reportExports } from "./report-exports.js";
import { summarize } from "./summarize.js";
import { toExportOptions } from "./to-export-options.js";

/** Exports documents from this machine and from Google, and prints the outcome of each. */
export async function runExport(names: readonly string[], flags: ExportFlags): Promise<void> {
  assertDocuments(names, flags);
  const signal = abortOnInterrupt();
  if (flags.dryRun) {
    const { listPlanned } = await import("./from-google/list-planned.js");
    return listPlanned(names, flags, signal);
  }
  const session = await openSession(flags, signal);
  const { items, hasFolder } = await findItems(names, flags, session);
  const { idempotencyKey, wait, concurrency, json } = flags;
  // Waits by default for a folder, because the table at the end shows the outcome of each document.
  const waits = wait === true || (wait === undefined && hasFolder);
  const plan = {
    client: session.client,
    request: { options: optionsOf(flags), signal, ...given({ idempotencyKey }) },
    waitSeconds: waits ? DEFAULT_WAIT_SECONDS : wait,
  };
  // If the reader of the output stops, as in `docexport export … | head`, all documents are still exported.
  let lost: ExitCode = EXIT_CODES.ok;
  onOutputLost((error) => {
    if (error) lost = reportError(error, flags);
  });
  const observer = reportExports(session.terminal, items.length, json);
  const outcomes = await exportDocuments(plan, items, concurrency, observer);
  if (hasFolder && !json) session.terminal.remark(summarize(outcomes, session.terminal));
  const code = joinExitCodes([...outcomes.map(outcomeExitCode), lost]);
  if (code !== EXIT_CODES.ok) throw new ReportedError(code);
}

/** Opens the files on this machine and finds the Google documents, in the given order. */
async function findItems(
  names: readonly string[],
  flags: ExportFlags,
  { client, signal, terminal }: Session,
): Promise<{ readonly items: readonly ExportItem[]; readonly hasFolder: boolean }> {
  const [addresses, files] = [names.filter(isGoogle), names.filter((name) => !isGoogle(name))];
  const own = (await openDocuments(files, signal)).map(itemOf);
  if (addresses.length === 0) return { items: own, hasFolder: false };
  // The Google code is loaded only if an address is given.
  const { googleItems } = await import("./from-google/google-items.js");
  const {
    items: theirs,
    hasFolder,
    others,
  } = await googleItems(addresses, flags, { client, signal });
  if (others > 0 && !flags.json)
    terminal.remark(
      `Left out, since they are not Google Docs: ${others} ${others === 1 ? "file" : "files"}.`,
    );
  const items = [...own, ...theirs];
  assertDifferent(items);
  assertSingle(items.length, flags);
  return { items, hasFolder };
}

/** Returns the options shared by all documents. A reference with placeholders is filled in for each document. */
function optionsOf(flags: ExportFlags) {
  const { destinationReference: reference, ...options } = toExportOptions(flags);
  return reference === undefined || isTemplate(reference)
    ? options
    : { ...options, destinationReference: reference };
}

/** Throws a UsageError for a flag that only works with one document, or if a document is given twice. */
function assertDocuments(names: readonly string[], flags: ExportFlags): void {
  assertSingle(names.length, flags);
  const duplicate = names.find((name, at) => names.indexOf(name) !== at);
  if (duplicate !== undefined) throw new UsageError(`\`${duplicate}\` is given twice.`);
  const { reference } = flags;
  const file = names.find((name) => !isGoogle(name));
  if (reference !== undefined && isTemplate(reference) && file !== undefined)
    throw new UsageError(
      `\`--reference ${reference}\` needs documents of Google: \`${file}\` is a file, which has no name there.`,
      "Export files with a separate command.",
    );
}

function assertSingle(count: number, { reference, idempotencyKey }: ExportFlags): void {
  const single = [
    ["--reference", reference !== undefined && isTemplate(reference) ? undefined : reference],
    ["--idempotency-key", idempotencyKey],
  ].find(([, value]) => value !== undefined);
  if (count > 1 && single)
    throw new UsageError(`\`${single[0]}\` applies to one document, got ${count}.`);
}
