import { PLUGIN_FAMILY } from "../rules/families.js";
import { FAMILIES } from "../rules/rules.js";

/** The properties of a rule that are counted. */
interface Counted {
  readonly family: string;
  readonly verdict: string;
}

/** Number of rules of a family that have a verdict. */
export interface FamilyCount {
  readonly family: string;
  readonly exercised: number;
  readonly total: number;
}

/** Whether a rule was exercised with a conclusive result. */
export function isJudged({ verdict }: Pick<Counted, "verdict">): boolean {
  return verdict === "passed" || verdict === "failed";
}

/** Counts the rules by family, in the order in which the families ran. */
export function countFamilies(rules: readonly Counted[]): readonly FamilyCount[] {
  return [...Map.groupBy(rules, ({ family }) => family)].map(([family, group]) => ({
    family,
    exercised: group.filter(isJudged).length,
    total: group.length,
  }));
}

/** Returns the promised families in which no rule was exercised; plugin families promise nothing. */
export function idleFamilies(rules: readonly Counted[]): readonly string[] {
  return countFamilies(rules)
    .filter(({ family, exercised }) => exercised === 0 && family !== PLUGIN_FAMILY)
    .map(({ family }) => family);
}

/**
 * Returns one line per family with the number of exercised rules out of the total, and a line about what a quick run
 * leaves out.
 */
export function describeFamilies({
  rules,
  depth,
}: {
  readonly rules: readonly Counted[];
  readonly depth: string;
}): readonly string[] {
  const counts = countFamilies(rules);
  const width = Math.max(0, ...counts.map(({ family }) => family.length));
  const lines = counts.map(({ family, exercised, total }) => {
    const warning = exercised === 0 ? ": not tested" : "";
    return `${family.padEnd(width)}  ${exercised} of ${total} exercised${warning}`;
  });
  const absent = Object.keys(FAMILIES).filter(
    (name) => !counts.some(({ family }) => family === name),
  );
  const isQuick = depth === "quick" && absent.length < Object.keys(FAMILIES).length;
  return isQuick && absent.length > 0
    ? [...lines, `Not in a quick run: ${absent.join(", ")}.`]
    : lines;
}
