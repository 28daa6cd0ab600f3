import pLimit from "p-limit";
import { UsageError } from "../errors/errors.js";
import { type Document, openDocument } from "./open-document.js";

/** Maximum number of files to open at the same time. Systems allow a few hundred, and a folder may have thousands. */
const MAX_OPEN = 32;
/** Maximum number of documents to name in one error. */
const MAX_NAMED = 10;

/**
 * Opens all documents before the first one is sent. Throws one UsageError for all documents that cannot be exported or
 * are given twice, or the reason of the signal.
 */
export async function openDocuments(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<readonly Document[]> {
  const limit = pLimit(MAX_OPEN);
  const opened = await Promise.allSettled(
    paths.map((path) => limit(() => openDocument(path, signal))),
  );
  signal.throwIfAborted();
  const faults = opened.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (faults.length > 0) throw joinFaults(faults);
  const documents = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  assertDifferent(documents);
  return documents;
}

/** Returns a single error unchanged, or one error with the messages of all. */
function joinFaults(faults: readonly unknown[]): unknown {
  const [first, ...others] = faults;
  const other = faults.find((fault) => !(fault instanceof UsageError));
  if (other !== undefined || others.length === 0) return other ?? first;
  const usage = faults as readonly UsageError[];
  const named = usage.slice(0, MAX_NAMED).map(({ message }) => message.replace(/\.$/, ""));
  const more = usage.length > MAX_NAMED ? `; and ${usage.length - MAX_NAMED} more` : "";
  const advice = usage.find((fault) => fault.advice !== undefined)?.advice;
  return new UsageError(
    `${usage.length} documents cannot be exported: ${named.join("; ")}${more}.`,
    advice,
  );
}

/** Throws a UsageError if two paths lead to the same document. */
export function assertDifferent(
  items: readonly { readonly path: string; readonly place: string }[],
): void {
  const paths = new Map<string, string>();
  for (const { path, place } of items) {
    const before = paths.get(place);
    if (before !== undefined)
      throw new UsageError(`\`${path}\` and \`${before}\` are the same document.`);
    paths.set(place, path);
  }
}
