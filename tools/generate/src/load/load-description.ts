import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { DescriptionError } from "../description-error.ts";
import { isObject, type JsonObject } from "./json-object.ts";

/**
 * Reads an OpenAPI 3.1 description, YAML or JSON, in one file or many, and joins it into one document
 * whose references are local. Throws {@link DescriptionError} with file, line and rule of each problem.
 */
export async function loadDescription(file: string): Promise<JsonObject> {
  const config = await createConfig({ rules: { struct: "error" } });
  const { problems, document } = await read(file, config).catch((error: Error) => {
    throw new DescriptionError([error.message]);
  });
  assertVersion(document);
  const errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0) throw new DescriptionError([...new Set(errors.map(describeProblem))]);
  return document;
}

/** The document as one, and what breaks the structure of OpenAPI or leads nowhere in any of its files. */
async function read(
  file: string,
  config: Awaited<ReturnType<typeof createConfig>>,
): Promise<{ problems: NormalizedProblem[]; document: unknown }> {
  const structure = await lint({ ref: file, config });
  const joined = await bundle({ ref: file, config });
  return { problems: [...structure, ...joined.problems], document: joined.bundle.parsed };
}

function assertVersion(document: unknown): asserts document is JsonObject {
  const { openapi, swagger } = isObject(document) ? document : {};
  if (typeof openapi === "string" && openapi.startsWith("3.1.")) return;
  const got = openapi ?? (swagger === undefined ? undefined : `swagger: ${String(swagger)}`);
  throw new DescriptionError([`expected \`openapi: 3.1.x\`, got \`${String(got)}\``]);
}

function describeProblem({ location, message, ruleId }: NormalizedProblem): string {
  const [place] = location;
  if (!place) return `${message} (${ruleId})`;
  const { start } = getLineColLocation(place);
  return `${place.source.absoluteRef}:${start.line}:${start.col}: ${message} (${ruleId})`;
}
