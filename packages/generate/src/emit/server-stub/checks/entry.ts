import { code, type Code } from "../../code.ts";
import type { SchemaModel } from "../../../model/model.ts";
import { no, yes } from "../predicates/condition.ts";

/** The rule that a schema comes to (the runtime's `Rule`); undefined if it asserts nothing. */
export type RuleOf = (schema: SchemaModel) => Code | undefined;

/** One keyword of the runtime's `Rules`. */
export type Entry = readonly [keyword: string, argument: Code];

/** A function of one parameter that gives a condition; one that is constant does not need it. */
export function testFunction(parameter: Code, condition: Code): Code {
  return condition === yes || condition === no
    ? code`() => ${condition}`
    : code`(${parameter}) => ${condition}`;
}
