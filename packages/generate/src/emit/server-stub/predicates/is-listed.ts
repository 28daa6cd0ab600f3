import { code, type Code } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { regExp } from "../../reg-exp.ts";
import { any } from "./condition.ts";

/** Emits an expression for whether `properties` or `patternProperties` apply to a member called `name`. */
export function isListed(schema: SchemaKeywords, name: Code): Code {
  return any([
    ...(schema.properties ?? []).map((property) => code`${name} === ${property.name}`),
    ...(schema.patternProperties ?? []).map(
      ({ pattern }) => code`${regExp(pattern)}.test(${name})`,
    ),
  ]);
}
