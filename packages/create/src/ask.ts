import { cancel, confirm, isCancel, select, text } from "@clack/prompts";
import { assertEmpty } from "./create-project.js";
import type { Kind } from "./kinds.js";
import type { Flags } from "./read-flags.js";
import { UsageError } from "./usage-error.js";

const DEFAULT_COLUMNS = 80;

/** Options for creating a project. */
export interface Choices {
  readonly folder: string;
  readonly framework: string;
  readonly install: boolean;
}

/** Fills in missing flags: with defaults for `--yes`, else by asking. Throws {@link UsageError} without a terminal. */
export async function completeChoices(flags: Flags, kind: Kind): Promise<Choices> {
  const [first = ""] = Object.keys(kind.frameworks);
  const defaults = { folder: kind.folder, framework: first, install: false };
  const { folder, framework, install, yes } = flags;
  if (yes)
    return {
      folder: folder ?? defaults.folder,
      framework: framework ?? defaults.framework,
      install: install ?? defaults.install,
    };
  if (!process.stdin.isTTY)
    throw new UsageError(
      "There is no terminal to ask in: add --yes, and name what differs from its defaults.",
    );
  // A terminal of unknown size reports 0 columns, and the prompts would wrap after every character.
  process.stdout.columns ||= DEFAULT_COLUMNS;
  return {
    folder: folder ?? (await askFolder(kind)),
    framework: framework ?? (await askFramework(kind)),
    install: install ?? (await askInstall()),
  };
}

async function askFolder({ title, folder }: Kind): Promise<string> {
  return chosen(
    await text({
      message: `Folder of the ${title}`,
      placeholder: folder,
      defaultValue: folder,
      validate: (value = folder) => {
        try {
          assertEmpty(value || folder);
        } catch (error) {
          return (error as Error).message;
        }
        return undefined;
      },
    }),
  );
}

async function askFramework({ frameworks }: Kind): Promise<string> {
  const options = Object.entries(frameworks).map(([value, label]) => ({ value, label }));
  const [only] = options;
  if (options.length === 1 && only) return only.value;
  return chosen(await select({ message: "Framework", options }));
}

async function askInstall(): Promise<boolean> {
  return chosen(await confirm({ message: "Install the dependencies with npm?" }));
}

/** Exits the command if the user pressed Ctrl+C or Escape at a prompt, as Ctrl+C does without prompts. */
function chosen<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel("Nothing was written.");
  process.exit(130);
}
