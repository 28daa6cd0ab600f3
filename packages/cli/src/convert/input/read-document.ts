import { parseAddress } from "@document-export/google/address";
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
import { adviceForContent } from "./advice-for-content.js";
import { decodeText } from "./decode-text.js";
import { otherJson } from "./other-json.js";
import { unreadable } from "../../input/unreadable.js";
import { type FoundDocument, jsonInside, unwrapDocuments } from "./unwrap-document.js";
import { flagOf } from "../option-table.js";
import { STANDARD } from "../plan-conversion.js";

/**
 * Reads a document from a JSON file, standard input or Google. Calls `say` with what had to be assumed to read it.
 * Throws a UsageError if the input cannot be read or is not JSON.
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
  const read = parseDocument(name, decoded.bytes);
  const inside = jsonInside(read);
  const parsed = inside ?? read;
  assertNoError(name, parsed);
  const { document, place } = onlyDocument(name, parsed);
  const ofText = inside === undefined ? [] : ["read the JSON in its text"];
  const done = [
    ...decoded.done,
    ...ofText,
    ...(place === "" ? [] : [`took the document at ${place}`]),
  ];
  if (done.length > 0) say(`\`${name}\`: ${done.join(", ")}.`);
  return document;
}

/** Reads the document from Google. The code for that is imported only when needed. */
async function fetchFromGoogle(address: string, flags: GlobalFlags): Promise<unknown> {
  // A wrong address is reported before a login is asked for.
  parseAddress(address);
  const { openGoogleWith } = await import("../../google/open-google.js");
  const google = await openGoogleWith(flags);
  return (await google.getDocument(address)).document;
}

function parseDocument(name: string, bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch (error) {
    // The parser throws a TypeError for invalid UTF-8.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw named(name, error);
    if (isJsonLines(bytes)) {
      throw new UsageError(
        `\`${name}\` contains several JSON values, one per line.`,
        "Write each of them to its own file.",
        error,
      );
    }
    throw new UsageError(
      `\`${name}\` is not JSON in UTF-8: ${error.message}`,
      adviceForContent(bytes),
      error,
    );
  }
}

/** Returns true if the first line is a complete JSON value, as in JSON Lines. */
function isJsonLines(bytes: Uint8Array): boolean {
  const end = bytes.indexOf(LINE_FEED);
  if (end === -1) return false;
  try {
    const first = parseJson(bytes.subarray(0, end));
    return typeof first === "object" && first !== null;
  } catch {
    return false;
  }
}

const LINE_FEED = 0x0a;

/**
 * Returns the only document in a JSON value. If there is none, returns the value itself, and the converter explains
 * what it lacks. Throws a UsageError if there are several documents, or if the value is a known kind of other JSON.
 */
function onlyDocument(name: string, parsed: unknown): FoundDocument {
  const [first, ...others] = unwrapDocuments(parsed);
  if (others.length === 0) {
    const other = first === undefined ? otherJson(parsed) : undefined;
    if (other) throw new UsageError(`\`${name}\` is ${other.what}.`, other.todo);
    return first ?? { document: parsed, place: "" };
  }
  throw new UsageError(
    `\`${name}\` holds ${others.length + 1} documents, the first at ${first?.place}.`,
    "Write each of them to its own file.",
  );
}

/**
 * Throws if the file contains an error response of the Google Docs API.
 *
 * @throws {UsageError} with Google's message.
 */
function assertNoError(name: string, parsed: unknown): void {
  const error: unknown =
    typeof parsed === "object" && parsed !== null && "error" in parsed ? parsed.error : undefined;
  if (typeof error !== "object" || error === null || !("message" in error)) return;
  const code = "code" in error ? `${String(error.code)}: ` : "";
  throw new UsageError(
    `\`${name}\` is an error of Google's API, not a document: ${code}${String(error.message)}`,
    "Request the document again with a token that may read it.",
  );
}

/** Adds the name of the document, or of the wrong flag, to an error of the converter. */
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
