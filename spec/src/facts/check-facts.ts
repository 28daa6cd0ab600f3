import type { JsonObject } from "../json-object.ts";
import { checkOperation, checkOperations } from "./check-operation.ts";
import { checkSchema } from "./check-schema.ts";
import type { Fact } from "./fact.ts";
import type { FactResult } from "./finding.ts";
import { findUndecidedConstraints } from "./find-constraints.ts";

/**
 * Compares contract and facts both ways: every fact is in the bundle, and every constraint of the bundle is a fact or
 * named by an `x-decision`. Returns the problems, one per line.
 */
export function checkFacts(bundle: JsonObject, facts: readonly Fact[]): string[] {
  const results = facts.map((fact) => ({ fact, result: checkFact(bundle, fact) }));
  const problems = results.flatMap(({ fact, result }) =>
    result.problems.map((problem) => `fact \`${fact.id}\` (${fact.clause}): ${problem}`),
  );
  const covered = new Set(results.flatMap(({ result }) => result.covered));
  const unfounded = findUndecidedConstraints(bundle)
    .filter((constraint) => !covered.has(constraint))
    .map(
      (constraint) =>
        `${constraint} is neither a fact of the interface nor named by an \`x-decision\``,
    );
  return [...problems, ...unfounded];
}

function checkFact(bundle: JsonObject, fact: Fact): FactResult {
  if ("operations" in fact) return checkOperations(bundle, fact);
  return "operation" in fact ? checkOperation(bundle, fact) : checkSchema(bundle, fact);
}
