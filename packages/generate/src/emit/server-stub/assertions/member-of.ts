import { code, type Code } from "../../code.ts";

/**
 * Emits access to a member of an object. A name that every object inherits, such as `constructor`, counts only if the
 * member is the object's own.
 */
export function memberOf(value: Code, name: string): Code {
  return name in Object.prototype ? code`check.own(${value}, ${name})` : code`${value}[${name}]`;
}
