import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { emitConstants } from "./emit-constants.ts";
import { emitNamed } from "./emit-named.ts";
import { emitOperationTypes } from "./emit-operation-types.ts";
import { openEnum } from "./open-enum.ts";
import type { JsonObject } from "../../load/json-object.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

/** What the transform sees of a schema. */
interface Enumerable {
  readonly type?: unknown;
  readonly format?: string;
  readonly enum?: readonly unknown[];
}

/**
 * The types package: `openapi.ts` as openapi-typescript writes it, a binary part being a `Blob` and an
 * enumeration of strings open; `named.ts` with a readable name for each schema, and `operation-types.ts` with
 * one for what each operation takes and gives; `constants.ts` lists ids, statuses and event types.
 */
export async function emitTypes(model: ApiModel, document: JsonObject): Promise<GeneratedFile[]> {
  const nodes = await openapiTS(JSON.stringify(document), {
    // A default is what the server fills in: a caller may still leave the member out.
    defaultNonNullable: false,
    transform: typeInstead,
  });
  return [
    { path: "openapi.ts", text: astToString(nodes) },
    { path: "named.ts", text: emitNamed(model).text },
    { path: "operation-types.ts", text: emitOperationTypes(model).text },
    { path: "constants.ts", text: emitConstants(model).text },
  ];
}

function typeInstead(schema: Enumerable): ts.TypeNode | undefined {
  if (schema.format === "binary") return ts.factory.createTypeReferenceNode("Blob");
  const values = schema.enum ?? [];
  // A single value tells the members of a union apart, and has to stay closed.
  return schema.type === "string" && values.length > 1 && values.every(isString)
    ? openEnum(values)
    : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
