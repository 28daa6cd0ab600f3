import { code, type Code } from "../code.ts";
import { typeName } from "../names.ts";
import type { ApiModel, NamedSchema } from "../../model/model.ts";
import { docOf } from "./doc-of.ts";
import { isInterface, objectType, typeContext, typeOf, type TypeContext } from "./type-of.ts";

/** Emits one named type per schema: an interface for an object, so that editors show its name, otherwise an alias. */
export function emitSchemaTypes(model: ApiModel, options: Partial<TypeContext> = {}): Code {
  const context = typeContext(model, options);
  return code`
    ${model.schemas.map((schema) => emitNamed(schema, context))}
    export {};
  `;
}

function emitNamed({ name, schema }: NamedSchema, context: TypeContext): Code {
  const type = isInterface(schema)
    ? code`interface ${typeName(name)} ${objectType(schema, context)}`
    : code`type ${typeName(name)} = ${typeOf(schema, context)};`;
  return code`
    ${docOf(schema, context.schemas)}
    export ${type}
  `;
}
