import type { Command, Option } from "commander";

/** The words before the one being completed, as the command parses them. */
export interface TypedLine {
  readonly command: Command;
  /** The words that lead to the command, such as `webhooks create`; empty for the program itself. */
  readonly path: string;
  /** The option whose value comes next. */
  readonly option: Option | undefined;
  /** How many arguments were typed. */
  readonly argumentCount: number;
  /** The values of the options that were typed, by their names. */
  readonly values: ReadonlyMap<string, string>;
}

/** Reads words as the command would, without checking them. */
export function readTypedLine(program: Command, words: readonly string[]): TypedLine {
  let line: TypedLine = {
    command: program,
    path: "",
    option: undefined,
    argumentCount: 0,
    values: new Map(),
  };
  // bash makes `=` its own word.
  for (const word of words.filter((word) => word !== "" && word !== "="))
    line = readWord(line, word);
  return line;
}

function readWord(line: TypedLine, word: string): TypedLine {
  const { command, option, path } = line;
  if (option) return withValue({ ...line, option: undefined }, option, word);
  if (word.startsWith("-") && word !== "-") {
    const [name = "", ...value] = word.split("=");
    const typed = optionsOf(command).find(({ long, short }) => long === name || short === name);
    if (!typed) return line;
    if (value.length > 0) return withValue(line, typed, value.join("="));
    // The value of `--wait` is optional, so the next word is probably not its value.
    return typed.required ? { ...line, option: typed } : line;
  }
  const sub = command.commands.find((sub) => sub.name() === word);
  if (!sub || line.argumentCount > 0) return { ...line, argumentCount: line.argumentCount + 1 };
  return { ...line, command: sub, path: `${path} ${word}`.trim() };
}

function withValue(line: TypedLine, { long }: Option, value: string): TypedLine {
  return { ...line, values: new Map([...line.values, [long ?? "", value]]) };
}

/** The options of a command and of its parents. */
export function optionsOf(command: Command): readonly Option[] {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
}
