import { Code, code, join } from "../../code.ts";
import { namesIn } from "./definition.ts";

/** A parameter of an emitted function. */
export interface Parameter {
  readonly name: string;
  readonly type: Code;
}

/** The parameter of a test. */
export const valueParameter: Parameter = { name: "value", type: code`unknown` };

/** Emits a function that returns whether `body` is true; a parameter that `body` does not use is marked as unused. */
export function emitFunction(name: Code, parameters: readonly Parameter[], body: Code): Code {
  const used = namesIn(body);
  const list = parameters.map(
    ({ name: own, type }) => code`${new Code(used.has(own) ? own : `_${own}`)}: ${type}`,
  );
  return code`const ${name} = (${join(list, ", ")}): boolean => ${body};`;
}
