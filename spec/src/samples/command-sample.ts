import type { ExampleCall } from "./example-call.ts";
import { shellCommand, shellWord } from "./shell.ts";

/** A flag of a command, with its value if it has one; a flag whose value is undefined is left out. */
export type Flag = readonly [flag: string, value?: unknown];

/** A command of a program: its words, and the flags for the values of an example. */
export interface CommandSample<Values> {
  readonly words: (values: Values) => readonly string[];
  readonly flags: (values: Values) => readonly Flag[];
}

/** Returns the call as a command; its values are parameters, parts and members of a JSON body, by name. */
export function commandSample<Values>(
  program: string,
  command: CommandSample<Values>,
  call: ExampleCall,
): string {
  const values = valuesOf(call) as Values;
  const flags = command
    .flags(values)
    .filter((flag) => flag.length === 1 || flag[1] !== undefined)
    .map(([flag, value]) => (value === undefined ? flag : `${flag} ${shellWord(String(value))}`));
  return shellCommand([program, ...command.words(values).map(shellWord)].join(" "), flags);
}

function valuesOf({ parameters, body }: ExampleCall): object {
  const parts = body?.kind === "multipart" ? body.parts : [];
  const named = [...parameters, ...parts].map(({ name, value }) => [name, value]);
  return { ...Object.fromEntries(named), ...(body?.kind === "json" && (body.value as object)) };
}
