import type { Report } from "./report.js";

/** What the command's exit status says; stable, so that scripts can tell the cases apart. */
export const EXIT_CODES = {
  conformant: 0,
  findings: 1,
  usage: 2,
  unreachable: 3,
  nothingExercised: 4,
  /** The checker itself failed; the report says nothing about the target. */
  internal: 5,
} as const;

/** Gives the exit code of a report: 4 where no rule could be exercised, so silence is no proof. */
export function exitCodeOf({ rules }: Report): number {
  if (rules.some(({ verdict }) => verdict === "failed")) return EXIT_CODES.findings;
  const isExercised = rules.some(({ verdict }) => verdict === "passed");
  return isExercised ? EXIT_CODES.conformant : EXIT_CODES.nothingExercised;
}
