import { formats, outputFormats, type Format, type OutputFormat } from "../formats.js";
import { isObject } from "../hosted/read.js";
import { ConversionOptionError } from "./conversion-option-error.js";
import type { ConvertOptions, Dialect, EmbeddedImages, ExternalImages } from "./convert-options.js";
import { skippableKinds, type SkippableKind } from "./skippable-kinds.js";

/** Options with all defaults applied. */
export interface ResolvedOptions {
  readonly format: Format;
  readonly fields: Readonly<Record<string, string>>;
  readonly tab: string | undefined;
  readonly suggestions: "accept" | "reject" | "mark";
  readonly headingShift: number;
  readonly styles: "semantic" | "faithful";
  readonly skip: ReadonlySet<SkippableKind>;
  readonly toc: "keep" | "omit";
  readonly labels: "text" | "markdown";
  readonly dialect: Dialect;
  readonly rawHtml: boolean;
  readonly images: "link" | EmbeddedImages | ExternalImages;
  /** What the format can show. */
  readonly output: OutputFormat;
}

const MAX_HEADING_SHIFT = 5;

/**
 * Checks the options and applies the defaults.
 *
 * @throws {ConversionOptionError} for the first invalid option.
 */
export function resolveOptions(options: ConvertOptions): ResolvedOptions {
  const format = oneOf("format", formats, options.format);
  const output = outputFormats[format];
  return {
    format,
    fields: options.fields ?? {},
    tab: textOption("tab", options.tab),
    suggestions: oneOf("suggestions", ["accept", "reject", "mark"], options.suggestions ?? "mark"),
    headingShift: shiftOption(options.headingShift ?? 0),
    styles: stylesOption(output, options.styles),
    skip: skipOption(options.skip ?? []),
    toc: oneOf("toc", ["keep", "omit"], options.toc ?? "keep"),
    labels: oneOf("labels", ["text", "markdown"], options.labels ?? "text"),
    dialect: oneOf("dialect", ["gfm", "commonmark", "mdx"], options.dialect ?? "gfm"),
    rawHtml: flagOption("rawHtml", options.rawHtml ?? true),
    images: imagesOption(options.images ?? "link"),
    output,
  };
}

function oneOf<T extends string>(option: string, allowed: readonly T[], value: T): T {
  if (allowed.includes(value)) return value;
  throw new ConversionOptionError(option, `one of ${listOf(allowed)}`, value);
}

function textOption(option: string, value: string | undefined): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new ConversionOptionError(option, "a string", value);
}

function flagOption(option: string, value: boolean): boolean {
  if (typeof value === "boolean") return value;
  throw new ConversionOptionError(option, "`true` or `false`", value);
}

function shiftOption(shift: number): number {
  if (Number.isInteger(shift) && Math.abs(shift) <= MAX_HEADING_SHIFT) return shift;
  const expected = `a whole number from -${MAX_HEADING_SHIFT} to ${MAX_HEADING_SHIFT}`;
  throw new ConversionOptionError("headingShift", expected, shift);
}

function stylesOption(
  { hasStyles, defaultStyles }: OutputFormat,
  styles: ConvertOptions["styles"],
): ResolvedOptions["styles"] {
  const wanted = oneOf("styles", ["semantic", "faithful"], styles ?? defaultStyles);
  return hasStyles ? wanted : "semantic";
}

function skipOption(kinds: readonly SkippableKind[]): ReadonlySet<SkippableKind> {
  if (!Array.isArray(kinds)) {
    throw new ConversionOptionError("skip", `a list of ${listOf(skippableKinds)}`, kinds);
  }
  return new Set(kinds.map((kind) => oneOf("skip", skippableKinds, kind)));
}

function imagesOption(
  images: NonNullable<ConvertOptions["images"]>,
): NonNullable<ResolvedOptions["images"]> {
  if (images === "link") return images;
  const map = isObject(images) && ("embed" in images ? images.embed : images.external);
  if (map instanceof Map) return images;
  const expected = "`link`, or an object whose `embed` or `external` is a Map";
  throw new ConversionOptionError("images", expected, images);
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
