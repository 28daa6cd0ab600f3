import { Code, code, join } from "../../code.ts";

/** An object of the members that there are: what is left out must not leave an empty line. */
export function object(...members: readonly (Code | false | undefined)[]): Code {
  return code`{ ${join(
    members.filter((member) => member instanceof Code),
    " ",
  )} }`;
}
