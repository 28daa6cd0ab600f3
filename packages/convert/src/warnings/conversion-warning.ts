import { pointerOf, type Place } from "../place/place.js";
import { excerptOf } from "./excerpt-of.js";
import { summarisedCodes, warningCodes, type WarningCode } from "./warning-codes.js";

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
  /** In how many places it happened, for the codes that are given once a tab: the first place is the one named. */
  readonly count?: number;
}

/** Where in the document something stands: a place and the tab it is in. */
export interface Origin {
  readonly place: Place;
  readonly tab?: string | undefined;
}

/** Takes note of a warning; the conversion's result lists them in the order they were noted. */
export type Warn = (code: WarningCode, origin: Origin, excerpt?: string) => void;

/** A list of warnings, and the function that adds to it. */
export function createWarningLog(): {
  readonly warnings: ConversionWarning[];
  readonly warn: Warn;
} {
  const warnings: ConversionWarning[] = [];
  const summaries = new Map<WarningCode, Map<string | undefined, Counted>>(
    Array.from(summarisedCodes, (code) => [code, new Map()]),
  );
  const warn: Warn = (code, origin, excerpt = "") => {
    const ofTabs = summaries.get(code);
    const known = ofTabs?.get(origin.tab);
    if (known) {
      known.count += 1;
      return;
    }
    const warning = warningOf(code, origin, excerpt);
    if (ofTabs) ofTabs.set(origin.tab, addCounted(warnings, warning));
    else warnings.push(warning);
  };
  return { warnings, warn };
}

interface Counted extends ConversionWarning {
  count: number;
}

function addCounted(warnings: ConversionWarning[], warning: ConversionWarning): Counted {
  const counted = { ...warning, count: 1 };
  warnings.push(counted);
  return counted;
}

function warningOf(code: WarningCode, { place, tab }: Origin, excerpt: string): ConversionWarning {
  return {
    code,
    pointer: pointerOf(place),
    ...(tab === undefined ? {} : { tab }),
    excerpt: excerptOf(excerpt),
    detail: warningCodes[code],
  };
}
