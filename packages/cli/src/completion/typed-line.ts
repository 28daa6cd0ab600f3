import type { Command, Option } from "commander";

/** The words before the one being completed, as the command parses them. */
export interface TypedLine {
  readonly command: Command;
  /** Names of the command and its parents, such as `webhooks create`; empty for the program itself. */
  readonly path: string;
  /** The option whose value comes next, if the last word is an option with a value. */
  readonly option: Option | undefined;
  /** Number of arguments typed so far. */
  readonly argumentCount: number;
  /** Values of the options typed so far, by option name. */
  readonly values: ReadonlyMap<string, string>;
}

/** Parses words as the command would, but without checks. */
export function readTypedLine(program: Command, words: readonly string[]): TypedLine {
  let line: TypedLine = {
    command: program,
    path: "",
    option: undefined,
    argumentCount: 0,
    values: new Map(),
  };
  // bash passes `=` as a separate word.
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

/** Returns the options of a command and of its parents. */
export function optionsOf(command: Command): readonly Option[] {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
}
