import { code, type Code } from "../../code.ts";
import type { SchemaModel } from "../../../model/model.ts";
import { no, yes } from "../predicates/condition.ts";

/** Returns the rule of a schema (the runtime's `Rule`); undefined if the schema asserts nothing. */
export type RuleOf = (schema: SchemaModel) => Code | undefined;

/** One keyword of the runtime's `Rules`. */
export type Entry = readonly [keyword: string, argument: Code];

/**
 * Emits a function with one parameter that returns a condition; the parameter is left out if the condition is constant.
 */
export function testFunction(parameter: Code, condition: Code): Code {
  return condition === yes || condition === no
    ? code`() => ${condition}`
    : code`(${parameter}) => ${condition}`;
}
