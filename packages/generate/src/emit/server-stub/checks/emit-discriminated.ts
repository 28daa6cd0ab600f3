import { code, type Code } from "../../code.ts";
import type { DiscriminatorModel } from "../../../model/model.ts";
import { emitFailure } from "./emit-failure.ts";
import { memberOf } from "../assertions/member-of.ts";
import { memberAt, numbered, type Scope } from "./scope.ts";

/**
 * Statements for a value that conforms to no alternative, or to too many: what is wrong with the one that its discriminator
 * names (OpenAPI 3.1, Discriminator Object: a hint for messages, never a rule by itself).
 */
export function emitDiscriminated(
  { property, mapping }: DiscriminatorModel,
  failure: Code,
  scope: Scope,
): Code[] {
  const before = numbered("before", scope.depth + 1);
  const member = memberOf(scope.value, property);
  const named = scope.functions.named;
  const cases = mapping.map(
    ({ value, schema }) =>
      code`case ${value}: ${named.collect(schema, scope.value, scope.at, scope.out)} break;`,
  );
  const values = mapping.map(({ value }) => `\`${value}\``).join(" or ");
  const place = { ...scope, at: memberAt(scope, property), value: member };
  return [
    code`const ${before} = ${scope.out}.length;
    if (check.isObject(${scope.value}))
      switch (${member}) {
        ${cases}
        default: ${emitFailure(place, "discriminator", values)}
      }
    if (${scope.out}.length === ${before}) { ${failure} }`,
  ];
}
