#!/usr/bin/env node
// The command: generates one target into a folder, or checks that the folder is what would be generated.
import { Argument, Command, Option } from "commander";
import { DescriptionError } from "@document-export/openapi";
import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { generate, type GenerateOptions } from "./generate.ts";
import { loadPlugins } from "./plugins/load-plugins.ts";
import { PluginError } from "./plugins/plugin.ts";
import { ForeignFileError } from "./write/foreign-file-error.ts";
import { runtimeHint } from "./write/runtime-hint.ts";
import type { Difference } from "./write/sync-folder.ts";

/** The options as commander parses them. */
type Flags = Pick<GenerateOptions, "runtime" | "types" | "environment" | "contract"> & {
  readonly check?: boolean;
  readonly plugin?: readonly string[];
};

async function run(
  target: TargetName,
  description: string,
  folder: string,
  { plugin = [], ...flags }: Flags,
): Promise<void> {
  const plugins = await loadPlugins(plugin);
  const options = { target, description, folder, plugins, ...flags };
  const differences = await generate(options);
  if (flags.check) reportDifferences(options, differences);
  else reportWritten(options, differences);
}

function reportDifferences(
  { folder, description, contract }: GenerateOptions,
  differences: readonly Difference[],
): void {
  if (differences.length === 0) return;
  console.error(`${folder} differs from what ${description} generates:`);
  for (const { kind, path } of differences) console.error(`  ${kind} ${path}`);
  const command = contract ? "`pnpm generate`" : "the same command without `--check`";
  console.error(`Run ${command} and commit what it writes.`);
  process.exitCode = 1;
}

function reportWritten(
  { target, folder, contract, runtime }: GenerateOptions,
  differences: readonly Difference[],
): void {
  for (const { kind, path } of differences)
    console.log(`${kind === "stale" ? "removed" : "wrote"} ${folder}/${path}`);
  const { runtime: published }: Target = TARGETS[target];
  const imported = contract ? undefined : (runtime ?? published);
  const hint = imported && runtimeHint(folder, imported);
  if (hint) console.log(hint);
}

const command = new Command("document-export-generate")
  .description("Generates types, a client or a server stub from an OpenAPI 3.1 or 3.0 description.")
  .addArgument(new Argument("<target>").choices(Object.keys(TARGETS)))
  .argument("<description>", "an OpenAPI description, YAML or JSON")
  .argument("<folder>", "the folder to write; it holds nothing else")
  .option("--runtime <module>", "import the runtime from here; by default the published package")
  .option(
    "--types <module>",
    "import a client's types of schemas from here; else they are generated",
  )
  .option("--environment <prefix>", "let a client read <prefix>_BASE_URL and <prefix>_TOKEN")
  .option(
    "--plugin <module>",
    "a module that changes the description or adds files; repeatable",
    (module: string, others: readonly string[] = []) => [...others, module],
  )
  .option("--check", "compare and fail, write nothing")
  .addOption(new Option("--contract", "write into this repository's own packages").hideHelp())
  .action(run)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

try {
  await command.parseAsync();
} catch (error) {
  const isExpected =
    error instanceof DescriptionError ||
    error instanceof ForeignFileError ||
    error instanceof PluginError;
  if (!isExpected) throw error;
  const [, description] = command.args;
  console.error(
    error instanceof DescriptionError ? `${description}: ${error.message}` : error.message,
  );
  process.exitCode = 2;
}
