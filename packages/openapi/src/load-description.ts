import type * as Redocly from "@redocly/openapi-core";
import { DescriptionError } from "./description-error.js";
import type { JsonObject } from "./json-object.js";
import { upgradeDocument } from "./upgrade.js";

/**
 * Reads an OpenAPI 3.1 or 3.0 description, YAML or JSON, in one file or many, and joins it into one document
 * whose references are local. Throws {@link DescriptionError} with file, line and rule of each problem.
 */
export async function loadDescription(file: string): Promise<JsonObject> {
  // Loaded with the first description: it takes 0.2 s, and most commands of the checker read none.
  const redocly = await import("@redocly/openapi-core");
  const { problems, document } = await read(redocly, file).catch((error: Error) => {
    throw new DescriptionError([error.message]);
  });
  const upgraded = upgradeDocument(document);
  const errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0) {
    const described = errors.map((error) => describeProblem(redocly, error));
    throw new DescriptionError([...new Set(described)]);
  }
  return upgraded;
}

/** The document as one, and what violates the structure of OpenAPI or cannot be resolved in any of its files. */
async function read(
  { createConfig, lint, bundle }: typeof Redocly,
  file: string,
): Promise<{ problems: Redocly.NormalizedProblem[]; document: unknown }> {
  const config = await createConfig({ rules: { struct: "error" } });
  const structure = await lint({ ref: file, config });
  const joined = await bundle({ ref: file, config });
  return { problems: [...structure, ...joined.problems], document: joined.bundle.parsed };
}

function describeProblem(
  { getLineColLocation }: typeof Redocly,
  { location, message, ruleId }: Redocly.NormalizedProblem,
): string {
  const [place] = location;
  if (!place) return `${message} (${ruleId})`;
  const { start } = getLineColLocation(place);
  return `${place.source.absoluteRef}:${start.line}:${start.col}: ${message} (${ruleId})`;
}
