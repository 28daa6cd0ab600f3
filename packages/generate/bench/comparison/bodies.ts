// A fixed set of JSON bodies for a description: some conform to it, and some have faults that Ajv finds.
import { loadDescription, type JsonObject } from "@document-export/openapi";
import * as fc from "fast-check";
import { buildModel } from "../../src/model/build/build-model.ts";
import { indexSchemas } from "../../src/model/schema-index.ts";
import { valuesOf } from "../../test/client/arbitrary-valid.ts";
import { createAjv, forAjv } from "../../test/differential/create-ajv.ts";

const SEED = 19;
const SAMPLES = 3;
const LONG = "x".repeat(100_000);

/** The bodies of one operation. */
export interface Bodies {
  readonly operationId: string;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

/** The bodies of all operations of a description that take JSON objects. */
export async function bodiesOf(description: string): Promise<Bodies[]> {
  const document = await loadDescription(description);
  const model = buildModel(document);
  const schemas = indexSchemas(model);
  const raw = rawBodies(document);
  const ajv = createAjv();
  const components = forAjv(document.components ?? {});
  const bodies = forAjv(Object.values(raw));
  ajv.addSchema({ $id: "description", components, bodies } as object);
  return model.operations.flatMap(({ id, body }) => {
    const schema = body?.content.find(({ mediaType }) => mediaType === "application/json")?.schema;
    const at = Object.keys(raw).indexOf(id);
    const isValid = schema && at >= 0 && ajv.getSchema(`description#/bodies/${at}`);
    if (!isValid) return [];
    const values = fc.sample(valuesOf(schema, { schemas, as: "json" }), {
      seed: SEED,
      numRuns: SAMPLES,
    });
    const valid = values.filter((value) => isObject(value) && isValid(value));
    const invalid = unique(valid.flatMap((value) => faultsOf(value as JsonObject)));
    return [{ operationId: id, valid, invalid: invalid.filter((value) => !isValid(value)) }];
  });
}

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function unique(values: readonly unknown[]): unknown[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].map((text) => JSON.parse(text));
}

/**
 * Variations of a value: one without each member, one with each member of another type or beyond the usual bounds, and
 * one with an extra member.
 */
function faultsOf(value: JsonObject): unknown[] {
  const others = [null, true, "wrong", "", LONG, -1e12, 1e12, 0.5, [], [[]], {}];
  const changed = Object.keys(value).flatMap((key) => {
    const { [key]: _, ...without } = value;
    return [without, ...others.map((other) => ({ ...value, [key]: other }))];
  });
  return [[], "wrong", { ...value, unexpected: 1 }, ...changed];
}

/** The schemas of JSON bodies by operation, as the description has them. */
function rawBodies(document: JsonObject): Record<string, unknown> {
  const paths = Object.values((document.paths ?? {}) as Record<string, Record<string, JsonObject>>);
  const operations = paths.flatMap((path) => Object.values(path));
  const entries = operations.flatMap(({ operationId, requestBody }) => {
    const { content } = (resolve(document, requestBody) ?? {}) as { content?: JsonObject };
    const json = content?.["application/json"] as { schema?: unknown } | undefined;
    return typeof operationId === "string" && json?.schema ? [[operationId, json.schema]] : [];
  });
  return Object.fromEntries(entries);
}

function resolve(document: JsonObject, value: unknown): unknown {
  const { $ref } = (value ?? {}) as { $ref?: string };
  if ($ref === undefined) return value;
  const names = $ref.slice(2).split("/");
  return names.reduce<unknown>((at, name) => (at as JsonObject)[name], document);
}
