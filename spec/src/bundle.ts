import type { JsonObject } from "./json-object.ts";
import {
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
} from "@redocly/openapi-core";

/** The contract could not be bundled; the message names file, line and rule of each problem. */
export class BrokenContractError extends Error {
  override readonly name = "BrokenContractError";
  constructor(problems: readonly string[]) {
    super(`The contract cannot be bundled:\n${problems.join("\n")}`);
  }
}

/**
 * Joins the files behind `entry` into one description, whose references are all `#/components/…`.
 * Throws {@link BrokenContractError} when a file cannot be read, parsed or resolved.
 */
export async function bundleContract(entry: string): Promise<JsonObject> {
  const config = await createConfig({});
  const result = await bundle({ ref: entry, config }).catch((error: Error) => {
    throw new BrokenContractError([error.message]);
  });
  const errors = result.problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0) throw new BrokenContractError([...new Set(errors.map(describeProblem))]);
  return result.bundle.parsed as JsonObject;
}

function describeProblem({ location, message, ruleId }: NormalizedProblem): string {
  const [place] = location;
  if (!place) return `  ${message} (${ruleId})`;
  const { start } = getLineColLocation(place);
  return `  ${place.source.absoluteRef}:${start.line}:${start.col}: ${message} (${ruleId})`;
}
