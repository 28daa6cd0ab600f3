import type { Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { all, any, choice, exactlyOne, negated, yes } from "./condition.ts";
import type { Functions } from "./functions.ts";

/** Emits an expression for `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
export function testCombinators(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const call = (part: SchemaModel) => functions.call(part, value);
  return all([
    ...(schema.allOf ?? []).map(call),
    schema.anyOf ? any(schema.anyOf.map(call)) : yes,
    schema.oneOf ? exactlyOne(schema.oneOf.map(call)) : yes,
    schema.not ? negated(call(schema.not)) : yes,
    schema.if ? testIf(schema.if, call) : yes,
  ]);
}

function testIf(fork: NonNullable<SchemaKeywords["if"]>, call: (part: SchemaModel) => Code): Code {
  const branch = (part: SchemaModel | undefined) => (part ? call(part) : yes);
  const [whenTrue, whenFalse] = [branch(fork.thenSchema), branch(fork.elseSchema)];
  if (whenTrue === yes && whenFalse === yes) return yes;
  return choice(call(fork.condition), whenTrue, whenFalse);
}
