import { code, type Code } from "../../code.ts";
import type { Known } from "../../known.ts";

/** What is known where the parameters of an operation are written. */
export interface Fields extends Known {
  /** Takes what only the methods of a client check, by option; undefined if all is beside its parameter. */
  readonly types: Map<string, Code> | undefined;
}

/** What an option has to be: the name of a type is beside its parameter, anything longer apart, so that functions leave it out. */
export function typeMember(option: string, type: Code, { types }: Fields): Code | undefined {
  if (!types || /^"[\w|]+"$/.test(type.text)) return code`type: ${type},`;
  types.set(option, type);
  return undefined;
}
