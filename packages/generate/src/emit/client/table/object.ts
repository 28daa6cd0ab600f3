import { Code, code, join } from "../../code.ts";

/** Emits an object with the members that are present, without an empty line for omitted ones. */
export function object(...members: readonly (Code | false | undefined)[]): Code {
  return code`{ ${join(
    members.filter((member) => member instanceof Code),
    " ",
  )} }`;
}
