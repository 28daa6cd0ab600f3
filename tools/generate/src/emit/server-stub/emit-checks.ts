import { code, type Code } from "../code.ts";
import { importChecks, importUsed } from "../imports.ts";
import { assertDistinct, memberName, nameInComment } from "../names.ts";
import type { ApiModel, NamedSchema } from "../../model/model.ts";
import { emitSchemaCheck } from "./emit-schema-check.ts";
import { rootScope } from "./scope.ts";

/** One straight-line check for each schema under `components/schemas`. */
export function emitChecks({ schemas }: ApiModel): Code {
  assertDistinct(
    schemas.map(({ name }) => name),
    (name) => memberName("check", name),
  );
  const checks = code`${schemas.map(emitCheck)}`;
  return code`
    ${importChecks(checks)}
    ${importUsed([code`Violation`], "../contract/violation.js", checks, "type")}
    ${checks}
    export {};
  `;
}

function emitCheck({ name, schema }: NamedSchema): Code {
  const statements = emitSchemaCheck(schema, rootScope(emitSchemaCheck));
  const [described, called] = [nameInComment(name), memberName("check", name)];
  if (statements.length === 0)
    return code`/** The schema \`${described}\` allows anything. */ export const ${called} = check.anything;`;
  return code`
    /** Checks a value against the schema \`${described}\`. */
    export function ${called}(value: unknown, at: string, out: Violation[]): void { ${statements} }
  `;
}
