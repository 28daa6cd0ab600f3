import { type Command, Option } from "commander";
import { CHOICES, type ConvertFlags } from "../convert/convert-flags.js";
import { OUTPUT_FORMATS } from "../export/formats.js";
import { toKnownFormat } from "./parse-values.js";
import { addExamples } from "./help.js";
import { collect, collectPairs, toShift } from "./parse-values.js";

/** `docexport convert`: a document to a file of another format on this machine, without a service. */
export function addConvertCommand(program: Command): void {
  const choice = (flags: string, description: string, choices: readonly string[]) =>
    new Option(flags, description).choices(choices);
  const command = program
    .command("convert")
    .description("convert a document on this machine, without a service")
    .argument("<document>", "address of a Google Doc, or a file of its JSON; - is standard input")
    .option("-o, --output <file>", "file to write; - is standard output", "-")
    .addOption(
      choice(
        "--format <name>",
        "by default that of the output's extension",
        OUTPUT_FORMATS,
      ).argParser(toKnownFormat),
    )
    .option("--tab <id>", "the one tab to convert; all by default")
    .addOption(choice("--suggestions <what>", "what to do with suggestions", CHOICES.suggestions))
    .option("--heading-shift <levels>", "levels to move headings down, from -5 to 5", toShift)
    .addOption(choice("--styles <what>", "structure alone, or colours and fonts", CHOICES.styles))
    .option("--skip <kind>", "leave out elements such as images; repeatable", collect)
    .addOption(choice("--toc <what>", "the table of contents", CHOICES.toc))
    .addOption(choice("--labels <what>", "how Markdown shows list numbers", CHOICES.labels))
    .addOption(choice("--images <what>", "links, or loaded and put into the file", CHOICES.images))
    .option("--field <name=value>", "front matter or properties; repeatable", collectPairs)
    .option("--watch", "convert again when the document changes, until Ctrl+C")
    .action(async (file: string) => {
      const { runConvert } = await import("../convert/run-convert.js");
      await runConvert(file, command.optsWithGlobals<ConvertFlags>());
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
      "With its images, whose addresses expire",
      "docexport convert report.json -o report.docx --images embed",
    ],
    ["Again after each change", "docexport convert report.json -o report.html --watch"],
  ]);
}
