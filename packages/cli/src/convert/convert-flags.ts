import type { ConvertOptions, Format } from "@document-export/convert";
import type { GlobalFlags } from "../settings/global-flags.js";
import { keyOf, optionRows } from "./option-table.js";

/** Flags of `docexport convert`. The flags for options of the converter are in the option table. */
export interface ConvertFlags extends GlobalFlags {
  readonly output: string;
  /** Folder for the results, if there are several documents or each tab has its own file. */
  readonly outputDir?: string;
  readonly format?: Format;
  readonly dialect?: ConvertOptions["dialect"];
  readonly tab?: string;
  /** `link`, `embed`, or a folder for the image files. By default, images remain links. */
  readonly images?: string;
  /** True to load images from private networks too. */
  readonly allowPrivate?: boolean;
  readonly watch?: boolean;
}

/** Options of the converter that the command sets itself. */
const OWN: ReadonlySet<string> = new Set(["format", "images"]);

/** Returns the options of the converter that the flags set, except the format and the images. */
export function toConvertOptions(flags: ConvertFlags): Omit<ConvertOptions, "format" | "images"> {
  const values = new Map<string, unknown>(Object.entries(flags));
  const given = optionRows.flatMap(([name, row]) => {
    const value = OWN.has(name) ? undefined : values.get(keyOf(row));
    return value === undefined ? [] : [[name, value] as const];
  });
  // The converter checks the values; its error is then reported with the name of the flag.
  return Object.fromEntries(given);
}
