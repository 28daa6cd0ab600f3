import { verbsOf } from "./verbs.ts";
import type { Rule } from "./visitor.ts";

const MAX_LENGTH = 60;

/** A capitalized later word, unless the word is all capitals (`JSON`). */
const CAPITAL_INSIDE = / [A-Z][a-z]/;

/** A summary is an imperative in sentence case, at most 60 characters, without a period at the end. */
export const summaryStyle: Rule = (options) => ({
  Operation: (operation, { report, location }) => {
    const problems = problemsOf(String(operation.summary ?? ""), verbsOf(options));
    for (const message of problems) report({ message, location: location.child(["summary"]) });
  },
});

function problemsOf(summary: string, verbs: readonly string[]): string[] {
  const [first = ""] = summary.split(" ");
  const problems: [boolean, string][] = [
    [
      !/^[A-Z][a-z]+$/.test(first) || CAPITAL_INSIDE.test(summary),
      `\`${summary}\` is not in sentence case: expected one capital letter, the first.`,
    ],
    [
      !verbs.includes(first.toLowerCase()),
      `\`${summary}\` is not an imperative: expected one of ${verbs.join(", ")} first.`,
    ],
    [summary.endsWith("."), "The summary ends with a full stop."],
    [
      summary.length > MAX_LENGTH,
      `The summary has ${summary.length} characters, expected at most ${MAX_LENGTH}.`,
    ],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, message]) => message);
}
