import type { CommanderError } from "commander";

type Words = (...found: readonly string[]) => string;

/** Rewords commander's messages about arguments, by its error codes. */
const SENTENCES: Readonly<Record<string, readonly [pattern: RegExp, words: Words]>> = {
  "commander.help": [/^/, () => "Expected a command."],
  "commander.unknownOption": [
    /unknown option '(.+?)'(?:\n\(Did you mean (.+)\?\))?$/s,
    (name, meant) => `There is no option \`${name}\`.${suggestion(meant)}`,
  ],
  "commander.unknownCommand": [
    /unknown command '(.+?)'(?:\n\(Did you mean (.+)\?\))?$/s,
    (name, meant) => `There is no command \`${name}\`.${suggestion(meant)}`,
  ],
  "commander.missingArgument": [/'(.+)'/s, (name) => `The argument \`${name}\` is missing.`],
  "commander.optionMissingArgument": [
    /'(.+)'/s,
    (flags) => `The option \`${flags}\` has no value.`,
  ],
  "commander.conflictingOption": [
    /option '(.+)' cannot be used with option '(.+)'/s,
    (one, other) => `The options \`${one}\` and \`${other}\` exclude each other.`,
  ],
  "commander.excessArguments": [
    /Expected (\d+) arguments? but got (\d+)/,
    (expected, got) =>
      `Expected ${expected} ${expected === "1" ? "argument" : "arguments"}, got ${got}.`,
  ],
  "commander.invalidArgument": [
    /(?:option '(.+)' argument|command-argument value) '(.*)' is invalid(?: for argument '(.+)')?\. (Allowed choices are )?(.*?)\.?$/s,
    (option, value, argument, isChoice, expected) =>
      `\`${option || argument}\`: expected ${isChoice ? "one of " : ""}${expected}, got \`${value}\`.`,
  ],
};

/** Returns a message for an error in the arguments. */
export function explainUsage({ code, message }: CommanderError): string {
  const [pattern, words] = SENTENCES[code] ?? [];
  const found = pattern?.exec(message);
  // A later version of commander may have other error codes or messages.
  if (!found || !words) return "The arguments are invalid.";
  return words(...found.slice(1).map((text = "") => text));
}

function suggestion(meant: string | undefined): string {
  if (!meant) return "";
  const names = meant.replace(/^one of /, "").split(", ");
  return ` Did you mean ${names.map((name) => `\`${name}\``).join(" or ")}?`;
}
