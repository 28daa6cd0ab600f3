#!/usr/bin/env node
// The command: generates one target into a folder, or checks that the folder is what would be generated.
import { DescriptionError } from "@document-export/openapi";
import { createProgram, type Flags } from "./create-program.ts";
import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { generate, type GenerateOptions } from "./generate.ts";
import { loadPlugins } from "./plugins/load-plugins.ts";
import { PluginError } from "./plugins/plugin.ts";
import { FolderError } from "./write/folder-error.ts";
import { ForeignFileError } from "./write/foreign-file-error.ts";
import { runtimeHint } from "./write/runtime-hint.ts";
import type { Difference } from "./write/sync-folder.ts";

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

const command = createProgram(run).exitOverride((error) =>
  process.exit(error.exitCode === 0 ? 0 : 2),
);

try {
  await command.parseAsync();
} catch (error) {
  const isExpected =
    error instanceof DescriptionError ||
    error instanceof ForeignFileError ||
    error instanceof FolderError ||
    error instanceof PluginError;
  if (!isExpected) throw error;
  const [, description] = command.args;
  console.error(
    error instanceof DescriptionError ? `${description}: ${error.message}` : error.message,
  );
  process.exitCode = 2;
}
