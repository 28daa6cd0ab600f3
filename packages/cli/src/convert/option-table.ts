import type { ConvertOptions } from "@document-export/convert";
import { OUTPUT_FORMATS } from "../export/formats.js";

/** The flags for one option of the converter. */
export interface OptionRow {
  /** The flags as the help page shows them; the second one turns off what the first turns on. */
  readonly flags: readonly [string, off?: string];
  readonly description: string;
  readonly choices?: readonly string[];
  /** Type of the value; a plain word if absent. Lists and pairs can be repeated. */
  readonly value?: "format" | "levels" | "list" | "pairs";
  /** Name of the same option in the service: a member of the export options, or a setting of a connection. */
  readonly setting?: string;
}

/** The reason why an option of the converter has no flag. */
interface WithoutFlag {
  readonly withoutFlag: string;
  readonly setting?: string;
}

type Choices<Name extends keyof ConvertOptions> = readonly NonNullable<ConvertOptions[Name]>[];

const words = <Name extends keyof ConvertOptions>(...choices: Choices<Name> & readonly string[]) =>
  choices;

/**
 * All options of the converter in the order of the help page, with their flags and their names in the service. The
 * compiler reports a missing option, and a test compares the table with the documentation.
 */
export const optionTable: {
  readonly [Name in keyof ConvertOptions]-?: OptionRow | WithoutFlag;
} = {
  format: {
    flags: ["--format <name>"],
    description: "output format; by default from the extension of the output",
    choices: OUTPUT_FORMATS,
    value: "format",
    setting: "conversion.destination",
  },
  tab: {
    flags: ["--tab <id>"],
    description: "the one tab to convert; `all` writes a file for each tab into --output-dir",
  },
  fields: {
    flags: ["--field <name=value>"],
    description: "front matter or properties; repeatable",
    value: "pairs",
    setting: "fieldMappings",
  },
  suggestions: {
    flags: ["--suggestions <what>"],
    description: "what to do with suggestions",
    choices: words<"suggestions">("mark", "accept", "reject"),
    setting: "suggestions",
  },
  headers: {
    flags: ["--headers <what>"],
    description: "headers and footers of pages; Markdown and text omit them by default",
    choices: words<"headers">("keep", "omit"),
    setting: "pageHeaders",
  },
  comments: {
    flags: ["--comments <what>"],
    description: "leave comments out, or keep them",
    choices: words<"comments">("omit", "keep"),
    setting: "comments",
  },
  checked: {
    flags: ["--checked <what>"],
    description: "items of checklists that count as ticked",
    choices: words<"checked">("struck", "unknown"),
    setting: "checked",
  },
  headingShift: {
    flags: ["--heading-shift <levels>"],
    description: "levels to move headings down, from -5 to 5",
    value: "levels",
    setting: "headingShift",
  },
  styles: {
    flags: ["--styles <what>"],
    description: "structure alone, or colours and fonts",
    choices: words<"styles">("semantic", "faithful"),
  },
  skip: {
    flags: ["--skip <kind>"],
    description: "leave out elements such as images; repeatable",
    value: "list",
  },
  detect: {
    flags: ["--detect <kind>"],
    description: "blocks to recognise by their formatting; all by default; repeatable",
    value: "list",
  },
  toc: {
    flags: ["--toc <what>"],
    description: "the table of contents",
    choices: words<"toc">("keep", "omit"),
  },
  images: {
    flags: ["--images <what>"],
    description: "`link`, `embed`, or a folder to load them into",
  },
  imageSize: {
    flags: ["--image-size <what>"],
    description: "sizes of images in Markdown",
    choices: words<"imageSize">("omit", "html"),
    setting: "imageSize",
  },
  dialect: {
    flags: ["--dialect <name>"],
    description: "dialect of Markdown",
    choices: words<"dialect">("gfm", "commonmark", "mdx"),
    setting: "dialect",
  },
  rawHtml: {
    flags: ["--raw-html", "--no-raw-html"],
    description: "whether Markdown may contain HTML",
    setting: "rawHtml",
  },
  labels: {
    flags: ["--labels <what>"],
    description: "how Markdown shows list numbers",
    choices: words<"labels">("text", "markdown"),
    setting: "labels",
  },
  tables: {
    flags: ["--tables <what>"],
    description: "how Markdown shows tables with merged cells or blocks",
    choices: words<"tables">("html", "pipe"),
    setting: "tables",
  },
  spans: {
    flags: ["--spans <what>"],
    description: "cells that merged cells cover in pipe tables",
    choices: words<"spans">("blank", "repeat"),
    setting: "spans",
  },
  autolinks: {
    flags: ["--autolinks <what>"],
    description: "addresses in the text of Markdown",
    choices: words<"autolinks">("link", "escape"),
    setting: "autolinks",
  },
  cover: {
    flags: ["--cover <what>"],
    description: "whether an EPUB has the first image as its cover",
    choices: words<"cover">("none", "first"),
    setting: "cover",
  },
  fragment: {
    flags: ["--fragment", "--no-fragment"],
    description: "HTML without the page around it",
  },
  css: {
    flags: ["--css <where>"],
    description: "formatting of HTML: a stylesheet, or `style` attributes",
    choices: words<"css">("stylesheet", "inline"),
  },
  classPrefix: {
    flags: ["--class-prefix <text>"],
    description: "the beginning of all class names in HTML",
  },
  documentUrl: {
    withoutFlag: "it is a function; the documents of one run are linked anyway",
    setting: "documentLinks",
  },
  overrides: { withoutFlag: "they are functions" },
};

/** The options with flags, in the order of the help page. */
export const optionRows: readonly (readonly [name: string, row: OptionRow])[] = Object.entries(
  optionTable,
).filter((entry): entry is [string, OptionRow] => "flags" in entry[1]);

/** Returns the flag for an option of the converter, such as `--heading-shift`. */
export function flagOf(option: string): string {
  const [, row] = optionRows.find(([name]) => name === option) ?? [];
  return row?.flags[0].split(" ")[0] ?? `--${option}`;
}

/** Returns the name under which commander stores a flag's value, such as `headingShift`. */
export function keyOf({ flags: [flag] }: OptionRow): string {
  const [name = ""] = flag.slice(2).split(" ");
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
