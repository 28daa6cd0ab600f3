import { InvalidContractError } from "./invalid-contract-error.ts";
import { expandDecisions } from "./expand-decisions.ts";
import type { JsonObject } from "./json-object.ts";
import { otherMethods } from "./other-methods.ts";
import {
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
} from "@redocly/openapi-core";

/**
 * Bundles the files behind `entry` into one description, whose references are all `#/components/…` and whose decisions
 * are next to the keywords that follow from them. Throws {@link InvalidContractError} if a file cannot be read, parsed
 * or resolved.
 */
export async function bundleContract(entry: string): Promise<JsonObject> {
  const config = await createConfig({}, { plugins: [otherMethods] });
  const result = await bundle({ ref: entry, config }).catch((error: Error) => {
    throw new InvalidContractError([error.message]);
  });
  const errors = result.problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0) throw new InvalidContractError([...new Set(errors.map(describeProblem))]);
  const contract = result.bundle.parsed as JsonObject;
  return { ...contract, paths: expandDecisions(contract.paths as JsonObject) };
}

function describeProblem({ location, message, ruleId }: NormalizedProblem): string {
  const [place] = location;
  if (!place) return `  ${message} (${ruleId})`;
  const { start } = getLineColLocation(place);
  return `  ${place.source.absoluteRef}:${start.line}:${start.col}: ${message} (${ruleId})`;
}
