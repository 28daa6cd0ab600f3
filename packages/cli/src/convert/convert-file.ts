import type { Conversion, ConvertOptions } from "@document-export/convert";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { InterruptedError, UsageError } from "../errors/errors.js";
import { flagOf } from "./convert-flags.js";
import {
  ConversionOptionError,
  convertDocument,
  DocumentLimitError,
  NotHostedDocumentError,
  parseJson,
} from "./converter.js";
import { loadImages } from "./load-images.js";
import { type ConversionPlan, STANDARD } from "./plan-conversion.js";
import { writeWhole } from "./write-whole.js";

/**
 * Converts a document and writes the result once it is complete, so that what was there stays where the document cannot
 * be converted. Throws a UsageError for what cannot be read, converted or written, and says which images could not be loaded.
 */
export async function convertFile(
  plan: ConversionPlan,
  say: (failure: string) => void,
): Promise<Conversion> {
  const name = plan.input === STANDARD ? "standard input" : plan.input;
  const document =
    (await plan.fetchDocument?.()) ?? parseDocument(name, await readDocument(plan.input));
  const conversion = await convert(name, document, plan, say);
  await writeResult(plan.output, conversion.content);
  return conversion;
}

function readDocument(input: string): Promise<Uint8Array> {
  const bytes = input === STANDARD ? buffer(process.stdin) : readFile(input);
  return bytes.catch((error: Error) => {
    throw new UsageError(`Cannot read the document: ${error.message}`, undefined, error);
  });
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

async function convert(
  name: string,
  document: unknown,
  { options, format, embedsImages }: ConversionPlan,
  say: (failure: string) => void,
): Promise<Conversion> {
  try {
    const images = embedsImages ? await loadImages(document, say) : "link";
    return convertDocument(document, { ...options, format, images } satisfies ConvertOptions);
  } catch (error) {
    throw named(name, error);
  }
}

/** An error of the converter with the name of the document, or with the flag that is wrong. */
function named(name: string, error: unknown): Error {
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

async function writeResult(output: string, content: Conversion["content"]): Promise<void> {
  if (output === STANDARD) return void process.stdout.write(content);
  await writeWhole(output, content).catch((error: Error) => {
    if (error instanceof InterruptedError) throw error;
    throw new UsageError(`Cannot write the result: ${error.message}`, undefined, error);
  });
}
