import { type Command, Option } from "commander";
import type { ConvertFlags } from "../convert/convert-flags.js";
import { type OptionRow, optionRows } from "../convert/option-table.js";
import { addExamples } from "./help.js";
import { collect, collectPairs, toKnownFormat, toShift } from "./parse-values.js";

/** Adds `docexport convert`, which converts documents on this machine, without a service. */
export function addConvertCommand(program: Command): void {
  const command = program
    .command("convert")
    .description("convert documents on this machine, without a service")
    .argument(
      "<document...>",
      "addresses of Google Docs, files of their JSON, or folders; - is standard input",
    )
    .option("-o, --output <file>", "file to write; - is standard output", "-")
    .option("--output-dir <folder>", "folder for the results of several documents");
  for (const [, row] of optionRows) for (const option of optionsOf(row)) command.addOption(option);
  command
    .option("--allow-private", "load images from private networks, too")
    .option("--watch", "convert again when the document changes, until Ctrl+C")
    .action(async (files: readonly string[]) => {
      const { runConvert } = await import("../convert/run-convert.js");
      await runConvert(files, command.optsWithGlobals<ConvertFlags>());
    });
  addExamples(command, [
    [
      "A Google Doc by its address",
      "docexport convert https://docs.google.com/document/d/<id>/edit -o a.md",
    ],
    ["To Markdown", "docexport convert report.json -o report.md"],
    [
      "From another program, to standard output",
      "cat report.json | docexport convert - --format html > report.html",
    ],
    [
      "Without images, with suggestions accepted",
      "docexport convert report.json -o report.docx --skip image --suggestions accept",
    ],
    [
      "With its images beside it, whose addresses expire",
      "docexport convert report.json -o report.md --images images",
    ],
    [
      "All documents of a folder, with links between them",
      "docexport convert documents --format html --output-dir site",
    ],
    ["Again after each change", "docexport convert report.json -o report.html --watch"],
  ]);
}

function optionsOf({ flags, description, choices, value }: OptionRow): readonly Option[] {
  return flags.map((flag) => {
    const option = new Option(flag ?? "", description);
    if (choices) option.choices(choices);
    if (value) PARSERS[value](option);
    return option;
  });
}

const PARSERS: Readonly<Record<NonNullable<OptionRow["value"]>, (option: Option) => Option>> = {
  format: (option) => option.argParser(toKnownFormat),
  levels: (option) => option.argParser(toShift),
  list: (option) => option.argParser(collect),
  pairs: (option) => option.argParser(collectPairs),
};
