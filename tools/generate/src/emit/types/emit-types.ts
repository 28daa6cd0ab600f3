import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { assertDistinct, typeName } from "../names.ts";
import { code, comment, join, literal, type Code } from "../code.ts";
import type { JsonObject } from "../../load/json-object.ts";
import type { ApiModel, NamedSchema } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

/**
 * The types package: `openapi.ts` as openapi-typescript writes it, a binary part being a `Blob`,
 * and `named.ts` with a readable name for each schema and the ids of the operations.
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
  ];
}

function emitNamed({ schemas, operations }: ApiModel): Code {
  assertDistinct(
    schemas.map(({ name }) => name),
    typeName,
  );
  const ids = operations.map(({ id }) => literal(id));
  return code`
    import type { components } from "./openapi.js";

    ${schemas.map(emitAlias)}

    /** The ids of the operations of the contract. */
    export type OperationId = ${ids.length > 0 ? join(ids, " | ") : code`never`};
  `;
}

function emitAlias({ name, description }: NamedSchema): Code {
  return code`
    ${comment(description)}
    export type ${typeName(name)} = components["schemas"][${name}];
  `;
}
