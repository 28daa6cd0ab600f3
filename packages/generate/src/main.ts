#!/usr/bin/env node
// The command: generates one target into a folder, or checks that the folder is up to date.
import { DescriptionError } from "@document-export/openapi";
import { createProgram, type Flags } from "./create-program.ts";
import { TARGETS, type Target, type TargetName } from "./emit/targets.ts";
import { generate, type GenerateOptions, type Report } from "./generate.ts";
import { loadPlugins } from "./plugins/load-plugins.ts";
import { PluginError } from "./plugins/plugin.ts";
import { reportLines } from "./report-lines.ts";
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
  let report: Report | undefined;
  const onReport = (made: Report) => void (report = made);
  const options = { target, description, folder, plugins, ...flags, onReport };
  const differences = await generate(options);
  if (flags.json) console.log(JSON.stringify({ ...report, files: differences }, undefined, 2));
  else if (flags.check) reportDifferences(options, differences);
  else reportWritten(options, differences);
  if (report && isShown(report, differences, flags))
    for (const line of reportLines(report)) console.error(line);
  const isStrict = flags.strict || flags.contract;
  if (isStrict && report && report.notes.length > 0) process.exitCode = 1;
  if (flags.check && differences.length > 0) process.exitCode = 1;
}

/**
 * Whether the report is printed. The repository's own contract prints nothing without notes, and a check prints nothing
 * if the folder is up to date.
 */
function isShown(
  { notes }: Report,
  differences: readonly Difference[],
  { json, contract, strict, check }: Flags,
): boolean {
  if (json) return false;
  if (contract) return notes.length > 0;
  return !check || strict === true || differences.length > 0;
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
