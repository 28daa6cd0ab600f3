import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { TARGETS, type TargetName } from "./emit/targets.ts";
import type { GenerateOptions } from "./generate.ts";

/** The command-line options, as parsed by commander. */
export type Flags = Pick<
  GenerateOptions,
  | "runtime"
  | "types"
  | "environment"
  | "problemTypes"
  | "int64"
  | "nested"
  | "contract"
  | "only"
  | "skip"
  | "root"
  | "allowRemote"
  | "allowPrivate"
> & {
  readonly check?: boolean;
  readonly strict?: boolean;
  readonly json?: boolean;
  readonly plugin?: readonly string[];
};

type Run = (target: TargetName, description: string, folder: string, flags: Flags) => Promise<void>;

const int64 = new Option(
  "--int64 <type>",
  "type of 64-bit integers: number, which refuses values that it cannot represent, or bigint",
)
  .choices(["number", "bigint"])
  .default("number");

const nested = new Option(
  "--nested <style>",
  "how nested values are sent in a query or a form: json, or brackets as in a[b]=1",
)
  .choices(["json", "brackets"])
  .default("json");

/** Creates the command; `run` does its work. */
export function createProgram(run: Run): Command {
  return new Command("document-export-generate")
    .description(
      "Generates types, a client or a server stub from any OpenAPI description: 3.0, 3.1, 3.2 or Swagger 2.0.",
    )
    .addArgument(new Argument("<target>", "what to generate").choices(Object.keys(TARGETS)))
    .argument(
      "<description>",
      "an OpenAPI description, YAML or JSON: a file, an address, or - for standard input",
    )
    .argument("<folder>", "the folder to write; use it for nothing else")
    .option(
      "--runtime <module>",
      "import the runtime from this module; by default the published package",
    )
    .option(
      "--types <module>",
      "import the schema types of a client from this module; by default they are generated",
    )
    .option(
      "--environment <prefix>",
      "let a client read <prefix>_BASE_URL and <prefix>_TOKEN",
      environmentPrefix,
    )
    .option(
      "--problem-types <base>",
      "prefix of the problem types of a server; by default the type is about:blank",
    )
    .addOption(int64)
    .addOption(nested)
    .option(
      "--plugin <module>",
      "a module that changes the description or adds files; repeatable",
      listed,
    )
    .option(
      "--only <operations>",
      "generate only these: ids, tags or paths, with * for anything; repeatable",
      listed,
    )
    .option(
      "--skip <operations>",
      "leave these out, in the same syntax as --only; repeatable",
      listed,
    )
    .option("--strict", "exit with 1 if there is a note about the description")
    .option("--json", "print notes and numbers as JSON, for programs")
    .option("--root <folder>", "allow references to anything inside this folder")
    .option("--allow-remote", "follow references over the network")
    .option("--allow-private", "follow references to private addresses too")
    .option("--check", "write nothing; exit with 1 if the folder is not up to date")
    .addOption(new Option("--contract", "write into this repository's own packages").hideHelp())
    .action(run);
}

/** Collects an option that may be given more than once. */
function listed(value: string, others: readonly string[] = []): string[] {
  return [...others, value];
}

/** Validates a prefix for environment variables: a shell cannot set variables with other names (POSIX, 8.1). */
function environmentPrefix(text: string): string {
  if (/^[A-Za-z_]\w*$/.test(text)) return text;
  throw new InvalidArgumentError("Expected letters, digits and underscores, such as LIBRARY.");
}
