// The commands are imported by file path: the callers' command is tested against the service, which serves this site,
// so this package cannot depend on it; the other packages do not export their command.
import { readFileSync } from "node:fs";
import { createProgram as createCallersProgram } from "../../../cli/dist/start.js";
import { KINDS, type Kind } from "../../../create/dist/kinds.js";
import { helpOf } from "../../../create/dist/read-flags.js";
import { createProgram as createGeneratorProgram } from "../../../generate/dist/create-program.js";
import { createCheckerProgram } from "./declared/checker.ts";
import { blocks, code, fence, link, plain, section, table } from "./markdown.ts";
import { slugOf, urlOf, type Page } from "./page.ts";
import { serviceProgram } from "./declared/service.ts";

/** The parts of a commander option that the pages use. */
interface Option {
  readonly flags: string;
  readonly description: string;
  readonly mandatory: boolean;
  readonly hidden: boolean;
  readonly defaultValue?: unknown;
}

/** The parts of a commander command that the pages use, in any version of commander. */
interface Command {
  name(): string;
  description(): string;
  usage(): string;
  helpInformation(): string;
  outputHelp(): void;
  configureOutput(output: { writeOut: (text: string) => void }): unknown;
  readonly commands: readonly Command[];
  readonly options: readonly Option[];
  readonly registeredArguments: readonly {
    readonly required: boolean;
    readonly variadic: boolean;
    readonly description: string;
    name(): string;
  }[];
}

/** A command as the user types it, such as `docexport export`. */
interface NamedCommand {
  readonly line: string;
  readonly command: Command;
}

/** Discards the output of the checker's command: only its help is needed. */
const NOWHERE = { variables: {}, stdout: { write: () => true }, stderr: { write: () => true } };

/** Returns the commands that the packages install, grouped by purpose. */
function programs(): readonly Command[] {
  return [
    createCallersProgram(() => undefined),
    serviceProgram,
    createCheckerProgram(NOWHERE, () => undefined),
    createGeneratorProgram(async () => undefined),
  ];
}

/** Packages whose README lists the exit codes of their command, which the help omits. */
const WITH_EXIT_CODES: Readonly<Record<string, string>> = {
  "document-export": "service",
  "document-export-conformance": "conformance",
};

/** Returns every command and subcommand, as the user types it. */
export function listCommands(): readonly NamedCommand[] {
  return programs().flatMap((program) => withSubcommands(program, program.name()));
}

function withSubcommands(command: Command, line: string): readonly NamedCommand[] {
  const inner = command.commands.filter((one) => one.name() !== "help");
  return [
    { line, command },
    ...inner.flatMap((one) => withSubcommands(one, `${line} ${one.name()}`)),
  ];
}

/** Returns a page for each command, and an index. */
export function commandPages(): Page[] {
  const all = listCommands();
  return [indexPage(all), ...all.map(commandPage), ...Object.values(KINDS).map(createPage)];
}

/** Returns the page of an `npm create` command, which consists of its help. */
function createPage(kind: Kind): Page {
  return {
    path: commandPath(kind.command),
    title: `npm create ${kind.command.slice("create-".length)}`,
    description: `Starts a ${kind.title} in a new folder. Arguments and options of the command ${kind.command}.`,
    body: fence("text", helpOf(kind).trim()),
  };
}

function commandPath(line: string): string {
  return `commands/${slugOf(line)}`;
}

function commandPage({ line, command }: NamedCommand): Page {
  const description = sentence(command.description());
  const subcommands = withSubcommands(command, line).filter(
    (one) => one.line !== line && !one.line.slice(line.length + 1).includes(" "),
  );
  return {
    path: commandPath(line),
    title: line,
    description: plain(`${description} Arguments and options of the command ${line}.`),
    body: blocks(
      description,
      fence("sh", `${line} ${command.usage()}`),
      section(
        "Commands",
        table(
          ["command", "what it does"],
          subcommands.map((one) => [
            link(code(one.line), urlOf(commandPath(one.line))),
            sentence(one.command.description()),
          ]),
        ),
      ),
      section("Arguments", argumentsTable(command)),
      section("Options", optionsTable(command)),
      notesOf(command),
      section("Exit codes", exitCodesOf(line)),
    ),
  };
}

/** Returns the table of exit codes from the README of a command's package. */
function exitCodesOf(line: string): string {
  const folder = WITH_EXIT_CODES[line];
  if (folder === undefined) return "";
  const readme = readFileSync(new URL(`../../../${folder}/README.md`, import.meta.url), "utf8");
  const rows = /^\| exit code \|.*\n(?:\|.*\n)+/m.exec(readme)?.[0];
  if (rows === undefined) throw new Error(`Expected exit codes in the README of ${folder}.`);
  return rows.trim();
}

function argumentsTable({ registeredArguments }: Command): string {
  return table(
    ["argument", "meaning"],
    registeredArguments.map((argument) => {
      const name = `${argument.name()}${argument.variadic ? "..." : ""}`;
      return [code(argument.required ? `<${name}>` : `[${name}]`), argument.description];
    }),
  );
}

function optionsTable({ options }: Command): string {
  return table(
    ["option", "meaning"],
    options
      .filter(({ hidden }) => !hidden)
      .map(({ flags, description, mandatory, defaultValue }) => [
        code(flags),
        [
          escapeHtmlOfTable(description),
          ...(mandatory && defaultValue === undefined ? ["(required)"] : []),
          ...(isShown(defaultValue) ? [`(default: ${code(JSON.stringify(defaultValue))})`] : []),
        ].join(" "),
      ]),
  );
}

function isShown(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** Escapes a description: it is plain text, so `<id>` is not an element. */
function escapeHtmlOfTable(text: string): string {
  return text.replaceAll("<", "&lt;");
}

/** Returns the examples and notes at the end of a command's help. */
function notesOf(command: Command): string {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  const notes = help.slice(command.helpInformation().length).trim();
  return notes === "" ? "" : section("Notes and examples", fence("text", notes));
}

function sentence(text: string): string {
  const trimmed = text.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

function indexPage(all: readonly NamedCommand[]): Page {
  const names = new Set(all.map(({ line }) => line.split(" ")[0] ?? ""));
  return {
    path: "commands",
    title: "Commands",
    description:
      "Every command of the caller, the operator, the checker and the generator, with its arguments and options.",
    body: blocks(
      ...[...names].map((name) =>
        section(
          name,
          table(
            ["command", "what it does"],
            all
              .filter(({ line }) => line.split(" ")[0] === name)
              .map(({ line, command }) => [
                link(code(line), urlOf(commandPath(line))),
                sentence(command.description()),
              ]),
          ),
        ),
      ),
      section(
        "npm create",
        table(
          ["command", "what it does"],
          Object.values(KINDS).map(({ command, title }) => [
            link(code(command), urlOf(commandPath(command))),
            `Starts a ${title} in a new folder.`,
          ]),
        ),
      ),
    ),
  };
}
