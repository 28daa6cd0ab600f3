import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { emitNamed } from "./emit-named.ts";
import { emitOperationTypes } from "./emit-operation-types.ts";
import type { JsonObject } from "../../load/json-object.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

/**
 * The types package: `openapi.ts` as openapi-typescript writes it, a binary part being a `Blob`,
 * `named.ts` with a readable name for each schema, and `operation-types.ts` with one for what each
 * operation takes and gives.
 */
export async function emitTypes(model: ApiModel, document: JsonObject): Promise<GeneratedFile[]> {
  const blob = ts.factory.createTypeReferenceNode("Blob");
  const nodes = await openapiTS(JSON.stringify(document), {
    // A default is what the server fills in: a caller may still leave the member out.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  return [
    { path: "openapi.ts", text: astToString(nodes) },
    { path: "named.ts", text: emitNamed(model).text },
    { path: "operation-types.ts", text: emitOperationTypes(model).text },
  ];
}
