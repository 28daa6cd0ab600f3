import { code, type Code } from "../../code.ts";

/** A member of an object; one that every object inherits, such as `constructor`, counts only as its own. */
export function memberOf(value: Code, name: string): Code {
  return name in Object.prototype ? code`check.own(${value}, ${name})` : code`${value}[${name}]`;
}
