import { pointerOf, type Place } from "../place/place.js";
import { warningCodes, type WarningCode } from "./warning-codes.js";

/** Something that the output does not hold as the document does. */
export interface ConversionWarning {
  readonly code: WarningCode;
  /** JSON pointer (RFC 6901) into the uploaded document. */
  readonly pointer: string;
  /** Id of the tab, where the document has tabs. */
  readonly tab?: string;
  /** The text concerned, cut to 80 characters; empty where there is none. */
  readonly excerpt: string;
  /** What happened to the content, in one sentence. */
  readonly detail: string;
}

/** Where in the document something stands: a place and the tab it is in. */
export interface Origin {
  readonly place: Place;
  readonly tab?: string | undefined;
}

/** Takes note of a warning; the conversion's result lists them in the order they were noted. */
export type Warn = (code: WarningCode, origin: Origin, excerpt?: string) => void;

const LONGEST_EXCERPT = 80;

/** A list of warnings, and the function that adds to it. */
export function createWarningLog(): {
  readonly warnings: ConversionWarning[];
  readonly warn: Warn;
} {
  const warnings: ConversionWarning[] = [];
  const warn: Warn = (code, origin, excerpt = "") => {
    warnings.push({
      code,
      pointer: pointerOf(origin.place),
      ...(origin.tab === undefined ? {} : { tab: origin.tab }),
      excerpt: cut(excerpt),
      detail: warningCodes[code],
    });
  };
  return { warnings, warn };
}

function cut(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  return flat.length > LONGEST_EXCERPT
    ? `${flat.slice(0, LONGEST_EXCERPT - 1).replace(/[\uD800-\uDBFF]$/, "")}…`
    : flat;
}
