import { MAX_KEY, pointerOf, type Origin } from "../place/place.js";
import type { Block } from "../tree/block.js";
import { beginningOfBlocks } from "../tree/text-of.js";
import { excerptOf, MAX_EXCERPT_SOURCE } from "./excerpt-of.js";
import { summarisedCodes, warningCodes, type WarningCode } from "./warning-codes.js";

/** Warnings of one code that a conversion returns; the others are only counted. */
export const MAX_WARNINGS_PER_CODE = 100;

/** Warnings that a conversion returns. */
export const MAX_WARNINGS = 1000;

/** Content that the output does not show as the document does. */
export interface ConversionWarning {
  readonly code: WarningCode;
  /** JSON pointer (RFC 6901) into the uploaded document. A member name in it is cut to 100 characters. */
  readonly pointer: string;
  /** Id of the tab, cut to 100 characters, if the document has tabs. */
  readonly tab?: string;
  /** The affected text, cut to 80 characters; empty if there is none. */
  readonly excerpt: string;
  /** What happened to the content, in one or two sentences. */
  readonly detail: string;
  /** For codes that are reported once per tab, at their first place: how many places there are. */
  readonly count?: number;
}

/** The text that a warning is about, or the blocks that contain it. */
type About = string | readonly Block[];

/** Counts a warning and, up to the limits, stores it. */
export type Warn = (code: WarningCode, origin: Origin, about?: About) => void;

/** The warnings of one conversion. */
export interface WarningLog {
  /** The first warnings, in reading order: at most 100 of a code and 1,000 in all. */
  readonly warnings: readonly ConversionWarning[];
  /** Warnings of each code, including those past the limits. Codes reported once per tab count once per tab. */
  readonly warningCounts: Readonly<Record<string, number>>;
  readonly warn: Warn;
}

/** An empty log. Warnings past the limits are only counted. */
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

/** A warning that is reported once per tab; past the limits it has no other members. */
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
