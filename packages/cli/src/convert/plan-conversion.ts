import type { Format } from "@document-export/convert";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { UsageError } from "../errors/errors.js";
import { isGoogle } from "../google/is-google.js";
import { type ConvertFlags, toConvertOptions } from "./convert-flags.js";
import { formats, outputFormats } from "./converter.js";

/** Argument for standard input or standard output. */
export const STANDARD = "-";

/** How images are written: as links to their origin, embedded in the result, or as files in a folder. */
export type ImagePlan = "link" | "embed" | { readonly folder: string };

/** Settings that apply to every document of a run. */
export interface ConversionSetting {
  readonly format: Format;
  readonly options: ReturnType<typeof toConvertOptions>;
  readonly images: ImagePlan;
  /** True to load images from private networks too. */
  readonly allowPrivate: boolean;
}

/** Input, output and settings of one conversion. */
export interface ConversionPlan extends ConversionSetting {
  /** A path, a Google address, or `-` for standard input. */
  readonly input: string;
  /** A path, or `-` for standard output. */
  readonly output: string;
}

/** Names of the device files for standard output. If the result goes there, nothing else may be printed there. */
const STANDARD_OUTPUTS: ReadonlySet<string> = new Set([
  "/dev/stdout",
  "/dev/fd/1",
  "/proc/self/fd/1",
]);

const FORMAT_BY_EXTENSION: ReadonlyMap<string, Format> = new Map([
  ...formats.map((format) => [`.${outputFormats[format].extension}`, format] as const),
  [".markdown", "markdown"],
  [".mdx", "markdown"],
  [".htm", "html"],
]);

/** Returns true if the extension of a path is that of a format. */
export function namesFormat(path: string): boolean {
  return FORMAT_BY_EXTENSION.has(extname(path).toLowerCase());
}

/** The format if neither a flag nor a file extension selects one. */
export const DEFAULT_FORMAT: Format = "markdown";
/** Message that the default format was used. */
export const DEFAULTED = `Writes ${DEFAULT_FORMAT}; \`--format NAME\` names another: ${formats.join(", ")}.`;

/** Determines the format, and checks that the flags can be combined. Throws a UsageError before anything is read. */
export async function planConversion(input: string, flags: ConvertFlags): Promise<ConversionPlan> {
  const output = STANDARD_OUTPUTS.has(flags.output) ? STANDARD : flags.output;
  if (output !== STANDARD) await assertFile(output);
  const format = flags.format ?? formatOf(output);
  if (output === STANDARD) assertStandardOutput(format, flags);
  if (flags.tab === "all")
    throw new UsageError(
      "`--tab all` writes a file for each tab, but `-o` names only one file.",
      "Name a folder with `--output-dir FOLDER`.",
    );
  if (flags.watch && (isGoogle(input) || input === STANDARD || output === STANDARD))
    throw new UsageError(
      "`--watch` needs files: it waits until the document changes, and writes the result again.",
      "Name the document, and the file to write with `-o FILE`.",
    );
  if (await isSameFile(input, output))
    throw new UsageError(
      `The result would overwrite the document \`${input}\`.`,
      "Name another file with `-o FILE`.",
    );
  const isMdx = extname(output).toLowerCase() === ".mdx";
  return { input, output, ...settingOf(format, isMdx ? { dialect: "mdx", ...flags } : flags) };
}

/** Returns the settings that the flags select. A format that always embeds images never writes image files. */
export function settingOf(format: Format, flags: ConvertFlags): ConversionSetting {
  const { images = "link", allowPrivate = false } = flags;
  const beside = outputFormats[format].images === "contained" ? "embed" : { folder: images };
  const plan = images === "link" || images === "embed" ? images : beside;
  return { format, options: toConvertOptions(flags), images: plan, allowPrivate };
}

/** Throws a UsageError if the result would be a folder. */
async function assertFile(output: string): Promise<void> {
  const place = await stat(output).catch(() => undefined);
  if (place?.isDirectory())
    throw new UsageError(
      `\`${output}\` is a folder, and \`-o\` names one file.`,
      `Name a file in it, or write into it with \`--output-dir ${output}\`.`,
    );
}

function formatOf(output: string): Format {
  if (output === STANDARD) return DEFAULT_FORMAT;
  const format = FORMAT_BY_EXTENSION.get(extname(output).toLowerCase());
  if (format) return format;
  const known = [...FORMAT_BY_EXTENSION.keys()].join(", ");
  throw new UsageError(
    `The extension of \`${output}\` names no format: expected one of ${known}.`,
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

/**
 * Returns a value that is equal for all names of the same file, including links; undefined if the file does not exist.
 */
function identityOf(path: string): Promise<string | undefined> {
  return stat(path, { bigint: true }).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  );
}
