import type { ApiModel, ExampleModel, MediaTypeModel, OperationModel } from "../model.ts";
import type { Reader } from "../reader.ts";
import { indexSchemas } from "../schema-index.ts";
import { violationOf } from "../values/violation-of.ts";

/**
 * Removes examples of bodies that contradict their schemas, each with a note: a stub that responds with one would fail.
 * A text that contains the intended JSON is parsed.
 */
export function withFittingExamples(model: ApiModel, reader: Reader): ApiModel {
  const schemas = indexSchemas(model);
  const fit = (example: ExampleModel, { schema, kind }: MediaTypeModel): ExampleModel[] => {
    const { name, value, pointer } = example;
    if (kind !== "json" || !schema) return [example];
    const violation = violationOf(value, schema, schemas);
    if (violation === undefined) return [example];
    const parsed = parse(value);
    const isText = parsed !== undefined && violationOf(parsed, schema, schemas) === undefined;
    reader.note(pointer, {
      kind: "example",
      found: isText
        ? `the example \`${name}\` is a string that contains JSON`
        : `the example \`${name}\` contradicts its schema (${violation})`,
      read: isText ? "it is read as that JSON" : "it is not used",
      fix: isText ? "Write it as JSON or YAML" : "Correct the example, or the schema",
    });
    return isText ? [{ ...example, value: parsed }] : [];
  };
  const read = (content: MediaTypeModel): MediaTypeModel => ({
    ...content,
    examples: content.examples.flatMap((example) => fit(example, content)),
  });
  const operations = model.operations.map(({ body, responses, ...operation }): OperationModel => ({
    ...operation,
    body: body && { ...body, content: body.content.map(read) },
    responses: responses.map((response) => ({ ...response, content: response.content.map(read) })),
  }));
  return { ...model, operations };
}

/** Parses a text that contains a JSON object or list; any other text could be meant literally. */
function parse(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
