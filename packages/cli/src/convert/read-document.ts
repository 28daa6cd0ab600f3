import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { InterruptedError, UsageError } from "../errors/errors.js";
import {
  ConversionOptionError,
  DocumentLimitError,
  NotHostedDocumentError,
  parseJson,
} from "./converter.js";
import { isGoogle } from "../google/is-google.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { flagOf } from "./option-table.js";
import { STANDARD } from "./plan-conversion.js";

/**
 * Reads a document from a file of its JSON, or from Google by its address. Throws a UsageError for what cannot be read, and
 * for what is not JSON.
 */
export async function readDocument(input: string, flags: GlobalFlags): Promise<unknown> {
  if (input !== STANDARD && isGoogle(input)) return fetchFromGoogle(input, flags);
  const name = input === STANDARD ? "standard input" : input;
  const bytes = input === STANDARD ? buffer(process.stdin) : readFile(input);
  const read = await bytes.catch((error: Error) => {
    throw new UsageError(`Cannot read the document: ${error.message}`, undefined, error);
  });
  return parseDocument(name, read);
}

/** What that needs is loaded only then. */
async function fetchFromGoogle(address: string, flags: GlobalFlags): Promise<unknown> {
  const { openGoogleWith } = await import("../google/open-google.js");
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
      "Pass the JSON of the document, as the Google Docs API returns it.",
      error,
    );
  }
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
