import { MAX_KEY, pointerOf, type Place } from "../place/place.js";
import type { Block } from "../tree/block.js";
import { beginningOfBlocks } from "../tree/text-of.js";
import { excerptOf, MAX_EXCERPT_SOURCE } from "./excerpt-of.js";
import { summarisedCodes, warningCodes, type WarningCode } from "./warning-codes.js";

/** How many warnings of one code a conversion keeps; it counts the others. */
export const MAX_WARNINGS_PER_CODE = 100;

/** How many warnings a conversion keeps. */
export const MAX_WARNINGS = 1000;

/** Something that the output does not hold as the document does. */
export interface ConversionWarning {
  readonly code: WarningCode;
  /** JSON pointer (RFC 6901) into the uploaded document. A member name in it is cut to 100 characters. */
  readonly pointer: string;
  /** Id of the tab, cut to 100 characters, where the document has tabs. */
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

/** The text that a warning is about, or the blocks that it is in. */
type About = string | readonly Block[];

/** Counts a warning and, up to the limits, keeps it. */
export type Warn = (code: WarningCode, origin: Origin, about?: About) => void;

/** The warnings of one conversion. */
export interface WarningLog {
  /** The first ones, in the order in which they were given: at most 100 of a code and 1,000 in all. */
  readonly warnings: readonly ConversionWarning[];
  /** How many warnings of each code there were, those that are not kept included; a code that is given once a tab counts once a tab. */
  readonly warningCounts: Readonly<Record<string, number>>;
  readonly warn: Warn;
}

/** A log without a warning. Of what it does not keep it makes nothing but the count. */
export function createWarningLog(): WarningLog {
  const warnings: ConversionWarning[] = [];
  const warningCounts: Record<string, number> = {};
  const kept = new Map<WarningCode, number>();
  const summaries = new Map<WarningCode, Map<string | undefined, Summary>>(
    Array.from(summarisedCodes, (code) => [code, new Map()]),
  );
  const keep = (code: WarningCode, origin: Origin, about: About) => {
    const ofCode = kept.get(code) ?? 0;
    if (ofCode === MAX_WARNINGS_PER_CODE || warnings.length === MAX_WARNINGS) return {};
    kept.set(code, ofCode + 1);
    const warning = warningOf(code, origin, about);
    warnings.push(warning);
    return warning;
  };
  const warn: Warn = (code, origin, about = "") => {
    const ofTabs = summaries.get(code);
    const summary = ofTabs?.get(origin.tab);
    if (summary) {
      summary.count += 1;
      return;
    }
    warningCounts[code] = (warningCounts[code] ?? 0) + 1;
    const warning = keep(code, origin, about);
    ofTabs?.set(origin.tab, Object.assign(warning, { count: 1 }));
  };
  return { warnings, warningCounts, warn };
}

/** A warning that is given once a tab; its other members are missing where it is not kept. */
interface Summary {
  count: number;
}

function warningOf(code: WarningCode, { place, tab }: Origin, about: About): ConversionWarning {
  const text = typeof about === "string" ? about : beginningOfBlocks(about, MAX_EXCERPT_SOURCE + 1);
  return {
    code,
    pointer: pointerOf(place),
    ...(tab === undefined ? {} : { tab: tab.slice(0, MAX_KEY) }),
    excerpt: excerptOf(text),
    detail: warningCodes[code],
  };
}
