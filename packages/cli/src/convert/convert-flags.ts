import type { ConvertOptions, Format } from "@document-export/convert";
import type { GlobalFlags } from "../settings/global-flags.js";

type Choices<Option extends keyof ConvertOptions> = readonly NonNullable<ConvertOptions[Option]>[];

/** What can be chosen for the options of the converter that are one of a few words. */
export const CHOICES = {
  suggestions: ["mark", "accept", "reject"] satisfies Choices<"suggestions">,
  styles: ["semantic", "faithful"] satisfies Choices<"styles">,
  toc: ["keep", "omit"] satisfies Choices<"toc">,
  labels: ["text", "markdown"] satisfies Choices<"labels">,
  images: ["link", "embed"],
} as const;

/** The options of the converter that are flags of the same name. */
type OptionFlags = Pick<
  ConvertOptions,
  "tab" | "suggestions" | "headingShift" | "styles" | "skip" | "toc" | "labels"
>;

/** Flags of `docexport convert`. */
export interface ConvertFlags extends GlobalFlags, OptionFlags {
  readonly output: string;
  readonly format?: Format;
  /** The option `fields`, which is given one by one. */
  readonly field?: Readonly<Record<string, string>>;
  /** Whether images are loaded and put into the result; by default they stay links. */
  readonly images?: (typeof CHOICES.images)[number];
  readonly watch?: boolean;
}

/** The options of the converter that the flags name, without the format. */
export function toConvertOptions(flags: ConvertFlags): Omit<ConvertOptions, "format"> {
  const { tab, suggestions, headingShift, styles, skip, toc, labels, field: fields } = flags;
  return { tab, suggestions, headingShift, styles, skip, toc, labels, fields };
}

/** How a command line names an option of the converter, such as `--heading-shift`. */
export function flagOf(option: string): string {
  if (option === "fields") return "--field";
  return `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
