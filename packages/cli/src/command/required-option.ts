import { type Command, Option } from "commander";
import { ADD_HELP, UsageError } from "../errors/errors.js";

/**
 * Adds an option that must be given. Unlike commander's own check, it is made after that of unknown options: a
 * misspelled name is reported as that, not as a missing option.
 */
export function addRequiredOption<Value>(
  command: Command,
  flags: string,
  description: string,
  parse: (text: string, before: Value) => Value,
): void {
  const option = new Option(flags, `${description} (required)`).argParser(parse);
  command.addOption(option).hook("preAction", () => {
    if (command.getOptionValue(option.attributeName()) === undefined)
      throw new UsageError(`The option \`${flags}\` is missing.`, ADD_HELP);
  });
}
