import { parseArgs } from "node:util";
import type { Kind } from "./kinds.js";
import { UsageError } from "./usage-error.js";

/** Values from the command line; the command asks for undefined ones. */
export interface Flags {
  readonly folder: string | undefined;
  readonly framework: string | undefined;
  readonly install: boolean | undefined;
  readonly yes: boolean;
  readonly help: boolean;
}

/** Parses the command line. Throws {@link UsageError} for unknown arguments. */
export function readFlags(args: readonly string[], kind: Kind): Flags {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(
      `Expected one folder, got ${positionals.length}: ${positionals.join(", ")}.`,
    );
  if (values.framework !== undefined) assertFramework(values.framework, kind);
  const { framework, install, yes = false, help = false } = values;
  return { folder, framework, install, yes, help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        framework: { type: "string", short: "f" },
        install: { type: "boolean" },
        yes: { type: "boolean", short: "y" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function assertFramework(framework: string, { frameworks, title }: Kind): void {
  const names = Object.keys(frameworks);
  if (names.length === 1)
    throw new UsageError(`A ${title} has no frameworks: leave --framework out.`);
  if (!names.includes(framework))
    throw new UsageError(
      `Expected --framework to be one of ${names.join(", ")}, got \`${framework}\`.`,
    );
}

/** Returns the help text. */
export function helpOf({ command, title, frameworks }: Kind): string {
  const names = Object.keys(frameworks);
  const framework = names.length > 1 ? `  -f, --framework <name>  ${names.join(", ")}\n` : "";
  return `Usage: ${command} [folder] [options]

Starts a ${title} in a new folder.

Options:
${framework}      --install           install the dependencies with npm; --no-install does not
  -y, --yes               ask nothing: the first framework, nothing installed
  -h, --help              this text
`;
}
