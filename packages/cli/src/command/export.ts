import type { Command } from "commander";
import { OUTPUT_FORMATS, SOURCE_FORMATS, toFormat } from "../export/formats.js";
import { DEFAULT_WAIT_SECONDS, type ExportFlags } from "../export/export-flags.js";
import { addExamples, type Example } from "./help.js";
import { addRequiredOption } from "./required-option.js";
import { collectPairs, collectWhole, toCount, toKey, toWait } from "./parse-values.js";

const EXAMPLES: readonly Example[] = [
  [
    "A Google Doc by its address",
    "docexport export https://docs.google.com/document/d/<id>/edit --to 12",
  ],
  [
    "Everything in a folder, each document to its own path",
    "docexport export https://drive.google.com/drive/folders/<id> --to 12 \\\n" +
      '    --reference "docs/{path}.md"',
  ],
  ["One document; the command waits for the result", "docexport export report.json --to 12 --wait"],
  [
    "Several documents as Markdown, for a script",
    "docexport export report.json plan.json --to 12 --format markdown --json",
  ],
  [
    "To its own path, with a field from a document property",
    'docexport export report.json --to 12 --map slug="Short title" \\\n' +
      "    --reference reports/q3.md",
  ],
  ["From another program", "cat report.json | docexport export - --to 12"],
];

/** Adds `docexport export` (Interface, Endpoints 2). */
export function addExportCommand(program: Command): void {
  const command = program
    .command("export")
    .description("export Google Docs by their address, or files of their JSON")
    .argument("<document...>", "addresses of documents or folders, or files; - is standard input");
  addRequiredOption(command, "--to <id>", "destination connection", toCount);
  command
    .option("--format <name>", `format to write, such as ${OUTPUT_FORMATS.join(", ")}`, toFormat)
    .option(
      "--source-format <name>",
      `format of the documents, such as ${SOURCE_FORMATS.join(", ")}`,
    )
    .option(
      "--reference <text>",
      "where the result goes inside the destination; {path}, {name} and {id} are those in Google Drive",
    )
    .option(
      "--map <field=property>",
      "fill a field from a document property; repeatable",
      collectPairs,
    )
    .option("--auto-map", "fill each field from the document property of the same name")
    .option("--notify <url>", "call this URL about the job; repeatable", collectWhole)
    .option(
      "--wait [seconds]",
      `wait for the jobs to end, ${DEFAULT_WAIT_SECONDS} s by default`,
      toWait,
    )
    .option("--concurrency <number>", "exports to run at once", toCount, 4)
    .option(
      "--idempotency-key <text>",
      "identifies the export, so that a repeat does not export twice",
      toKey,
    )
    .option("--again", "export again although this revision was exported")
    .option("--dry-run", "list what would be exported, and send nothing")
    .action(async (files: readonly string[]) => {
      const { runExport } = await import("../export/run-export.js");
      await runExport(files, command.optsWithGlobals<ExportFlags>());
    });
  addExamples(command, EXAMPLES);
}
