import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command, Generator } from "./generator.ts";
import { runCommands } from "./run-commands.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/** A generated and compiled client. */
export interface MadeClient {
  /** Runs the program that calls the five operations, and returns what it printed. */
  call(environment: Readonly<Record<string, string>>): Promise<unknown>;
  remove(): Promise<void>;
}

/** Generates and compiles a client in its own folder. Throws an Error with the output of the failed command. */
export async function makeClient(generator: Generator): Promise<MadeClient> {
  const folder = await mkdtemp(join(tmpdir(), `document-export-${generator.id}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  const description = fileURLToPath(
    import.meta.resolve(`@document-export/spec/${generator.takes}`),
  );
  const prepare = generator.prepare.map((command) => fill(command, generator, description));
  try {
    await cp(join(packageFolder, "programs", generator.id), folder, { recursive: true });
    await symlink(join(packageFolder, "node_modules"), join(folder, "node_modules"), "junction");
    await runCommands(prepare, folder, { DESCRIPTION: description });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    call: async (environment) =>
      JSON.parse(
        await runCommands([generator.call], folder, { DESCRIPTION: description, ...environment }),
      ),
    remove,
  };
}

function fill([program, ...args]: Command, { version }: Generator, description: string): Command {
  const filled = args.map((arg) =>
    arg.replace("{description}", description).replace("{version}", version),
  );
  return [program, ...filled];
}
