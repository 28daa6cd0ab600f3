import type { ConvertOptions, Format } from "@document-export/convert";
import type { GlobalFlags } from "../settings/global-flags.js";
import { keyOf, optionRows } from "./option-table.js";

/** Flags of `docexport convert`; those of the converter's options are in the option table. */
export interface ConvertFlags extends GlobalFlags {
  readonly output: string;
  /** Folder for the results of several documents, or of each tab. */
  readonly outputDir?: string;
  readonly format?: Format;
  readonly dialect?: ConvertOptions["dialect"];
  readonly tab?: string;
  /** `link`, `embed`, or a folder that images are loaded into; by default they stay links. */
  readonly images?: string;
  /** Whether images are loaded from addresses of private networks. */
  readonly allowPrivate?: boolean;
  readonly watch?: boolean;
}

/** The options that the command decides on itself. */
const OWN: ReadonlySet<string> = new Set(["format", "images"]);

/** The options of the converter that the flags name, without the format and the images. */
export function toConvertOptions(flags: ConvertFlags): Omit<ConvertOptions, "format" | "images"> {
  const values = new Map<string, unknown>(Object.entries(flags));
  const given = optionRows.flatMap(([name, row]) => {
    const value = OWN.has(name) ? undefined : values.get(keyOf(row));
    return value === undefined ? [] : [[name, value] as const];
  });
  // The converter checks them, and names the flag of what is wrong.
  return Object.fromEntries(given);
}
