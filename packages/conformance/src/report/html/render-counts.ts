import { type Markup, markup } from "../markup.js";
import { type RuleResult, type Verdict, VERDICTS } from "../report.js";

const CLASSES = {
  passed: "passed",
  failed: "failed",
  "not exercised": "open",
  undecidable: "open",
} as const satisfies Record<Verdict, string>;

/** Renders the number of rules per verdict as list items; verdicts without a word are left out. */
export function renderVerdicts(
  rules: readonly RuleResult[],
  words: Partial<Record<Verdict, string>> = WORDS,
): readonly Markup[] {
  return VERDICTS.flatMap((verdict) => {
    const word = words[verdict];
    if (word === undefined) return [];
    const count = rules.filter((rule) => rule.verdict === verdict).length;
    return [renderCount({ count, word, className: CLASSES[verdict] })];
  });
}

const WORDS = {
  passed: "passed",
  failed: "failed",
  "not exercised": "not exercised",
  undecidable: "undecidable",
} as const satisfies Record<Verdict, string>;

/** Renders a count as a list item. */
export function renderCount(item: {
  readonly count: number;
  readonly word: string;
  readonly className: string;
}): Markup {
  return markup`<li><strong class="${item.className}">${item.count}</strong> ${item.word}</li>`;
}
