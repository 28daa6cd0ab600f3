import { type Command, Option } from "commander";
import { ADD_HELP, UsageError } from "../errors/errors.js";

/**
 * Adds a required option. Commander checks required options before it checks for unknown ones; this check runs after
 * that, so that a misspelled option is reported as unknown and not as missing.
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
