import type { Format } from "@document-export/convert";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { UsageError } from "../errors/errors.js";
import { isGoogle } from "../google/is-google.js";
import { type ConvertFlags, toConvertOptions } from "./convert-flags.js";
import { formats, outputFormats } from "./converter.js";

/** Stands for standard input or output. */
export const STANDARD = "-";

/** What is converted, to what and where. */
export interface ConversionPlan {
  /** A path, an address of Google, or `-` for standard input. */
  readonly input: string;
  /** Reads the document of an address; undefined where the input is a file. */
  readonly fetchDocument: (() => Promise<unknown>) | undefined;
  /** A path, or `-` for standard output. */
  readonly output: string;
  readonly format: Format;
  readonly options: ReturnType<typeof toConvertOptions>;
  /** Whether images are loaded, and put into the result. */
  readonly embedsImages: boolean;
}

/** Names of standard output as a file: after the result nothing else may be printed there. */
const STANDARD_OUTPUTS: ReadonlySet<string> = new Set([
  "/dev/stdout",
  "/dev/fd/1",
  "/proc/self/fd/1",
]);

const FORMAT_BY_EXTENSION: ReadonlyMap<string, Format> = new Map([
  ...formats.map((format) => [`.${outputFormats[format].extension}`, format] as const),
  [".markdown", "markdown"],
  [".htm", "html"],
]);

/** Decides on the format and checks how the flags fit together. Throws a UsageError, before anything is read. */
export async function planConversion(input: string, flags: ConvertFlags): Promise<ConversionPlan> {
  const output = STANDARD_OUTPUTS.has(flags.output) ? STANDARD : flags.output;
  const format = flags.format ?? formatOf(output);
  if (output === STANDARD) assertStandardOutput(format, flags);
  const isAddress = isGoogle(input);
  if (flags.watch && (isAddress || input === STANDARD || output === STANDARD))
    throw new UsageError(
      "`--watch` needs files: it waits until the document changes, and writes the result again.",
      "Name the document, and the file to write with `-o FILE`.",
    );
  if (await isSameFile(input, output))
    throw new UsageError(
      `The result would overwrite the document \`${input}\`.`,
      "Name another file with `-o FILE`.",
    );
  const embedsImages = flags.images === "embed";
  const fetchDocument = isAddress ? () => fetchFromGoogle(input, flags) : undefined;
  return { input, fetchDocument, output, format, options: toConvertOptions(flags), embedsImages };
}

/** Reads a document from Google; what that needs is loaded only then. */
async function fetchFromGoogle(address: string, flags: ConvertFlags): Promise<unknown> {
  const { openGoogleWith } = await import("../google/open-google.js");
  const google = await openGoogleWith(flags);
  return (await google.getDocument(address)).document;
}

function formatOf(output: string): Format {
  const format = FORMAT_BY_EXTENSION.get(extname(output).toLowerCase());
  if (format) return format;
  const known = [...FORMAT_BY_EXTENSION.keys()].join(", ");
  throw new UsageError(
    output === STANDARD
      ? "Standard output has no extension that names the format."
      : `The extension of \`${output}\` names no format: expected one of ${known}.`,
    `Add \`--format NAME\`: ${formats.join(", ")}.`,
  );
}

function assertStandardOutput(format: Format, { json }: ConvertFlags): void {
  if (json)
    throw new UsageError(
      "`--json` prints the outcome to standard output, where the result would be.",
      "Name a file for the result with `-o FILE`.",
    );
  if (outputFormats[format].content === "bytes" && process.stdout.isTTY)
    throw new UsageError(
      `A terminal cannot show ${format}.`,
      "Name a file with `-o FILE`, or use a pipe.",
    );
}

async function isSameFile(input: string, output: string): Promise<boolean> {
  if (input === STANDARD || output === STANDARD) return false;
  const [one, other] = await Promise.all([input, output].map(identityOf));
  return one !== undefined && one === other;
}

/** The same for all names of a file, symbolic and hard links; undefined where there is no such file. */
function identityOf(path: string): Promise<string | undefined> {
  return stat(path, { bigint: true }).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  );
}
