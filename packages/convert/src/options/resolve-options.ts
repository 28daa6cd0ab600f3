import { formats, outputFormats, type Format, type OutputFormat } from "../formats.js";
import { isObject } from "../hosted/read.js";
import type { Overrides } from "../overrides/overrides.js";
import { ConversionOptionError } from "./conversion-option-error.js";
import type { ConvertOptions, Dialect, EmbeddedImages, ExternalImages } from "./convert-options.js";
import { detectableKinds, type DetectableKind } from "./detectable-kinds.js";
import { overridesOption } from "./overrides-option.js";
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
  readonly detect: ReadonlySet<DetectableKind>;
  readonly toc: "keep" | "omit";
  readonly headers: "keep" | "omit";
  readonly comments: "omit" | "keep";
  readonly checked: "struck" | "unknown";
  readonly labels: "text" | "markdown";
  readonly dialect: Dialect;
  readonly rawHtml: boolean;
  readonly tables: "html" | "pipe";
  readonly spans: "blank" | "repeat";
  readonly autolinks: "link" | "escape";
  readonly imageSize: "omit" | "html";
  readonly cover: "none" | "first";
  readonly fragment: boolean;
  readonly css: "stylesheet" | "inline";
  readonly classPrefix: string;
  readonly documentUrl: ConvertOptions["documentUrl"];
  readonly overrides: Overrides;
  readonly images: "link" | EmbeddedImages | ExternalImages;
  /** Capabilities of the output format. */
  readonly output: OutputFormat;
}

const MAX_HEADING_SHIFT = 5;

/**
 * Checks the options and applies the defaults.
 *
 * @throws {ConversionOptionError} for the first invalid option.
 */
export function resolveOptions(options: ConvertOptions): ResolvedOptions {
  refuseUnknown(options);
  const format = oneOf("format", formats, options.format);
  const output = outputFormats[format];
  return {
    format,
    fields: fieldsOption(options.fields ?? {}),
    tab: textOption("tab", options.tab),
    suggestions: oneOf("suggestions", ["accept", "reject", "mark"], options.suggestions ?? "mark"),
    headingShift: shiftOption(options.headingShift ?? 0),
    styles: stylesOption(output, options.styles),
    skip: kindsOption("skip", skippableKinds, options.skip ?? []),
    detect: kindsOption("detect", detectableKinds, options.detect ?? detectableKinds),
    toc: oneOf("toc", ["keep", "omit"], options.toc ?? "keep"),
    headers: oneOf("headers", ["keep", "omit"], options.headers ?? output.defaultHeaders),
    comments: oneOf("comments", ["omit", "keep"], options.comments ?? "omit"),
    checked: oneOf("checked", ["struck", "unknown"], options.checked ?? "struck"),
    labels: oneOf("labels", ["text", "markdown"], options.labels ?? "text"),
    dialect: oneOf("dialect", ["gfm", "commonmark", "mdx"], options.dialect ?? "gfm"),
    rawHtml: flagOption("rawHtml", options.rawHtml ?? true),
    tables: oneOf("tables", ["html", "pipe"], options.tables ?? "html"),
    spans: oneOf("spans", ["blank", "repeat"], options.spans ?? "blank"),
    autolinks: oneOf("autolinks", ["link", "escape"], options.autolinks ?? "link"),
    imageSize: oneOf("imageSize", ["omit", "html"], options.imageSize ?? "omit"),
    cover: oneOf("cover", ["none", "first"], options.cover ?? "none"),
    fragment: oneOf("fragment", [true, false], options.fragment ?? false),
    css: oneOf("css", ["stylesheet", "inline"], options.css ?? "stylesheet"),
    classPrefix: prefixOption(options.classPrefix ?? ""),
    documentUrl: functionOption("documentUrl", options.documentUrl),
    overrides: overridesOption(options.overrides ?? {}),
    images: imagesOption(options.images ?? "link"),
    output,
  };
}

/** The compiler checks that these are exactly the names of the options. */
const NAMES: ReadonlySet<string> = new Set(
  Object.keys({
    format: true,
    fields: true,
    tab: true,
    suggestions: true,
    headingShift: true,
    styles: true,
    skip: true,
    detect: true,
    toc: true,
    headers: true,
    comments: true,
    checked: true,
    labels: true,
    dialect: true,
    rawHtml: true,
    tables: true,
    spans: true,
    autolinks: true,
    imageSize: true,
    cover: true,
    fragment: true,
    css: true,
    classPrefix: true,
    documentUrl: true,
    overrides: true,
    images: true,
  } satisfies Record<keyof ConvertOptions, true>),
);

/**
 * Rejects unknown options, because a misspelled option would silently have no effect. An option that is undefined
 * counts as absent.
 */
function refuseUnknown(options: ConvertOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (NAMES.has(name) || value === undefined) continue;
    throw new ConversionOptionError(name, `one of the options ${listOf([...NAMES])}`, name);
  }
}

function oneOf<T extends string | boolean>(option: string, allowed: readonly T[], value: T): T {
  if (allowed.includes(value)) return value;
  throw new ConversionOptionError(option, `one of ${listOf(allowed)}`, value);
}

function fieldsOption(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isRecord =
    isObject(fields) && Object.values(fields).every((one) => typeof one === "string");
  if (isRecord) return fields;
  throw new ConversionOptionError("fields", "an object of strings", fields);
}

function textOption(option: string, value: string | undefined): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new ConversionOptionError(option, "a string", value);
}

function functionOption<T>(option: string, value: T): T {
  if (value === undefined || typeof value === "function") return value;
  throw new ConversionOptionError(option, "a function", value);
}

/** Accepts only a prefix that needs no escaping as the start of a class name in a stylesheet. */
function prefixOption(prefix: string): string {
  if (typeof prefix === "string" && /^(?:[a-z][\w-]{0,49})?$/i.test(prefix)) return prefix;
  const expected = "at most 50 letters, digits, hyphens and underscores after a letter";
  throw new ConversionOptionError("classPrefix", expected, prefix);
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

function kindsOption<T extends string>(
  option: string,
  allowed: readonly T[],
  kinds: readonly T[],
): ReadonlySet<T> {
  if (!Array.isArray(kinds)) {
    throw new ConversionOptionError(option, `a list of ${listOf(allowed)}`, kinds);
  }
  return new Set(kinds.map((kind) => oneOf(option, allowed, kind)));
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

function listOf(names: readonly (string | boolean)[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
