import { MAX_KEY, pointerOf, type Origin } from "../place/place.js";
import type { Block } from "../tree/block.js";
import { beginningOfBlocks } from "../tree/text-of.js";
import { excerptOf, MAX_EXCERPT_SOURCE } from "./excerpt-of.js";
import { countedCodes, warningCodes, type StyleLoss, type WarningCode } from "./warning-codes.js";
import { detailOfStyling, isStyleLoss } from "./styling-simplified.js";

/** Maximum number of warnings per code that a conversion returns; further ones are only counted. */
export const MAX_WARNINGS_PER_CODE = 100;

/** Maximum number of warnings that a conversion returns. */
export const MAX_WARNINGS = 1000;

/** Content that the output shows differently from the document. */
export interface ConversionWarning {
  readonly code: WarningCode;
  /** JSON pointer (RFC 6901) into the uploaded document. Member names are truncated to 100 characters. */
  readonly pointer: string;
  /** Id of the tab, truncated to 100 characters, if the document has tabs. */
  readonly tab?: string;
  /** The affected text, truncated to 80 characters; empty if there is none. */
  readonly excerpt: string;
  /** What happened to the content, in one or two sentences. */
  readonly detail: string;
  /** Number of places, if one warning represents several. The other members describe the first place. */
  readonly count?: number;
}

/** The text that a warning is about, or the blocks that contain it. */
type About = string | readonly Block[];

/** Counts a warning and stores it unless a limit is reached. All losses of formatting are combined into one warning. */
export type Warn = (code: WarningCode | StyleLoss, origin: Origin, about?: About) => void;

/** The warnings of one conversion. */
export interface WarningLog {
  /** The first warnings, in reading order: at most 100 per code and 1,000 in total. */
  readonly warnings: readonly ConversionWarning[];
  /** Number of warnings per code, including those past the limits. Codes reported once per tab count once per tab. */
  readonly warningCounts: Readonly<Record<string, number>>;
  readonly warn: Warn;
}

/** Creates an empty log. Warnings past the limits are only counted. */
export function createWarningLog(): WarningLog {
  const warnings: ConversionWarning[] = [];
  const warningCounts: Record<string, number> = {};
  const kept = new Map<WarningCode, number>();
  const tallies = new Map<WarningCode, Map<string | undefined, Tally>>();
  const lost = new Set<StyleLoss>();
  const keep = (code: WarningCode, origin: Origin, about: About) => {
    warningCounts[code] = (warningCounts[code] ?? 0) + 1;
    const ofCode = kept.get(code) ?? 0;
    if (ofCode === MAX_WARNINGS_PER_CODE || warnings.length === MAX_WARNINGS) return {};
    kept.set(code, ofCode + 1);
    const warning = warningOf(code, origin, about);
    warnings.push(warning);
    return warning;
  };
  /** Reports a code once per scope, and counts its places. */
  const tally = (code: WarningCode, scope: string | undefined, origin: Origin, about: About) => {
    const ofScopes = tallies.get(code) ?? new Map<string | undefined, Tally>();
    const known = ofScopes.get(scope);
    if (known) {
      known.count += 1;
      return known;
    }
    const one: Tally = Object.assign(keep(code, origin, about), { count: 1 });
    tallies.set(code, ofScopes.set(scope, one));
    return one;
  };
  const warn: Warn = (code, origin, about = "") => {
    if (isStyleLoss(code)) {
      const styling = tally("styling-simplified", undefined, origin, about);
      if (!lost.has(code)) styling.detail = detailOfStyling(lost.add(code));
    } else if (countedCodes.has(code)) tally(code, origin.tab, origin, about);
    else keep(code, origin, about);
  };
  return { warnings, warningCounts, warn };
}

/** A warning that represents several places. Past the limits it has only the count. */
interface Tally {
  count: number;
  detail?: string;
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
