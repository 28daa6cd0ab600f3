import { code, comment, type Code } from "../code.ts";
import { assertDistinct, typeName } from "../names.ts";
import type { ApiModel, NamedSchema } from "../../model/model.ts";

/** A readable name for each schema. */
export function emitNamed({ schemas }: ApiModel): Code {
  assertDistinct(
    schemas.map(({ name }) => name),
    typeName,
  );
  const components = code`import type { components } from "./openapi.js";`;
  return code`
    ${schemas.length > 0 ? components : code`export {};`}

    ${schemas.filter(({ isComponent }) => isComponent).map(emitAlias)}
  `;
}

function emitAlias({ name, description }: NamedSchema): Code {
  return code`
    ${comment(description)}
    export type ${typeName(name)} = components["schemas"][${name}];
  `;
}
