import {
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { DescriptionError } from "./description-error.ts";
import { isObject, type JsonObject } from "./json-object.ts";

/**
 * Reads an OpenAPI 3.1 description, YAML or JSON, in one file or many, and joins it into one document
 * whose references are local. Throws {@link DescriptionError} with file, line and rule of each problem.
 */
export async function loadDescription(file: string): Promise<JsonObject> {
  const config = await createConfig({});
  const result = await bundle({ ref: file, config }).catch((error: Error) => {
    throw new DescriptionError(file, [error.message]);
  });
  const errors = result.problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0)
    throw new DescriptionError(file, [...new Set(errors.map(describeProblem))]);
  return assertVersion(file, result.bundle.parsed);
}

function assertVersion(file: string, document: unknown): JsonObject {
  const version = isObject(document) ? document.openapi : undefined;
  if (isObject(document) && typeof version === "string" && version.startsWith("3.1."))
    return document;
  throw new DescriptionError(file, [`expected \`openapi: 3.1.x\`, got \`${String(version)}\``]);
}

function describeProblem({ location, message, ruleId }: NormalizedProblem): string {
  const [place] = location;
  if (!place) return `${message} (${ruleId})`;
  const { start } = getLineColLocation(place);
  return `${place.source.absoluteRef}:${start.line}:${start.col}: ${message} (${ruleId})`;
}
