import { createReadStream } from "node:fs";
import { InterruptedError, UsageError } from "../../errors/errors.js";
import {
  ConversionOptionError,
  DocumentLimitError,
  NotHostedDocumentError,
  parseJson,
} from "../converter.js";
import { isGoogle } from "../../google/is-google.js";
import { readBytes } from "../../input/read-bytes.js";
import type { GlobalFlags } from "../../settings/global-flags.js";
import { decodeText } from "./decode-text.js";
import { unreadable } from "./unreadable.js";
import { type FoundDocument, unwrapDocuments } from "./unwrap-document.js";
import { flagOf } from "../option-table.js";
import { STANDARD } from "../plan-conversion.js";

/**
 * Reads a document from a file of its JSON, or from Google by its address, and says what it assumed to do so. Throws a
 * UsageError for what cannot be read, and for what is not JSON.
 */
export async function readDocument(
  input: string,
  flags: GlobalFlags,
  say: (assumption: string) => void,
): Promise<unknown> {
  if (input !== STANDARD && isGoogle(input)) return fetchFromGoogle(input, flags);
  const name = input === STANDARD ? "standard input" : input;
  const stream = input === STANDARD ? process.stdin : createReadStream(input);
  const bytes = await readBytes(stream, name).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(name, error);
  });
  const decoded = await decodeText(bytes).catch((error: Error) => {
    throw new UsageError(`\`${name}\` cannot be unpacked: ${error.message}`, undefined, error);
  });
  const parsed = parseDocument(name, decoded.bytes);
  assertNoError(name, parsed);
  const { document, place } = onlyDocument(name, parsed);
  const done = [...decoded.done, ...(place === "" ? [] : [`took the document at ${place}`])];
  if (done.length > 0) say(`\`${name}\`: ${done.join(", ")}.`);
  return document;
}

/** Imported only when needed. */
async function fetchFromGoogle(address: string, flags: GlobalFlags): Promise<unknown> {
  const { openGoogleWith } = await import("../../google/open-google.js");
  const google = await openGoogleWith(flags);
  return (await google.getDocument(address)).document;
}

function parseDocument(name: string, bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch (error) {
    // A TypeError is invalid UTF-8.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw named(name, error);
    throw new UsageError(
      `\`${name}\` is not JSON in UTF-8: ${error.message}`,
      "Pass the address of the document, or its JSON as `documents.get` of the Google Docs API returns it.",
      error,
    );
  }
}

/** Without a document in it, the parsed value itself is returned, and the converter says what it lacks. */
function onlyDocument(name: string, parsed: unknown): FoundDocument {
  const [first, ...others] = unwrapDocuments(parsed);
  if (others.length === 0) return first ?? { document: parsed, place: "" };
  throw new UsageError(
    `\`${name}\` holds ${others.length + 1} documents, the first at ${first?.place}.`,
    "Write each of them to its own file.",
  );
}

/** @throws {UsageError} for what the Google Docs API responds with in place of a document. */
function assertNoError(name: string, parsed: unknown): void {
  const error: unknown =
    typeof parsed === "object" && parsed !== null && "error" in parsed ? parsed.error : undefined;
  if (typeof error !== "object" || error === null || !("message" in error)) return;
  const code = "code" in error ? `${String(error.code)}: ` : "";
  throw new UsageError(
    `\`${name}\` is an error of Google's API, not a document: ${code}${String(error.message)}`,
    "Ask for the document again with a token that may read it.",
  );
}

/** An error of the converter with the name of the document, or with the flag that is wrong. */
export function named(name: string, error: unknown): Error {
  if (error instanceof UsageError || error instanceof InterruptedError) return error;
  if (error instanceof ConversionOptionError) {
    const message = error.message.replace(
      `option \`${error.option}\``,
      `flag \`${flagOf(error.option)}\``,
    );
    return new UsageError(message, undefined, error);
  }
  const message = `\`${name}\`: ${error instanceof Error ? error.message : String(error)}`;
  const isBadDocument =
    error instanceof NotHostedDocumentError || error instanceof DocumentLimitError;
  return isBadDocument
    ? new UsageError(message, undefined, error)
    : new Error(message, { cause: error });
}
