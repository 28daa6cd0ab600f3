import { code, comment, type Code } from "../code.ts";
import { assertDistinct, typeName } from "../names.ts";
import type { ApiModel } from "../../model/model.ts";
import { typeOf } from "./type-of.ts";

/** One type for each schema under `components/schemas`. */
export function emitSchemaTypes({ schemas }: ApiModel): Code {
  assertDistinct(
    schemas.map(({ name }) => name),
    typeName,
  );
  return code`${schemas.map(
    ({ name, description, schema }) => code`
      ${comment(description)}
      export type ${typeName(name)} = ${typeOf(schema)};
    `,
  )}
  export {};`;
}
