import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { CodeBlock } from "./code-block.ts";
import type { Document } from "./documents.ts";
import { kindOfBlock } from "./kind-of-block.ts";

/** A command inside a sentence. */
export interface InlineCommand {
  readonly file: string;
  /** Line in the document, from 1. */
  readonly line: number;
  readonly command: string;
}

/** Programs by which a command inside a sentence is known. `kill -9` is what happens to a process, not what to type. */
const PROGRAMS = new Set(
  "document-export docexport node npm npx pnpm vitest curl docker head kubectl openssl promtool psql ssh systemctl systemd-run systemd-analyze".split(
    " ",
  ),
);

/** The commands that `document-export` has: sentences name them without the program. */
const GROUPS = new Set(
  "audit circuits collections connections deliveries jobs operator-tokens secrets settings tokens webhooks workspaces".split(
    " ",
  ),
);

/** A comment, invisible on the page: the commands that no test runs, and why. */
const NOT_RUN = /<!-- not run: (?<commands>`[^`]+`(?:, `[^`]+`)*): \S.+? -->/g;
/** A comment too: the commands that another file runs, such as a test in its own words. */
const RUN_BY = /<!-- run by (?<file>\S+): (?<commands>`[^`]+`(?:, `[^`]+`)*) -->/g;

/** The commands inside the sentences of a document. */
export function inlineCommandsOf({ file, markdown }: Document): InlineCommand[] {
  const found: InlineCommand[] = [];
  visit(unified().use(remarkParse).parse(markdown), "inlineCode", ({ value, position }) => {
    const command = fullCommand(value);
    if (command) found.push({ file, line: position?.start.line ?? 0, command });
  });
  return found;
}

/** The commands that a document says no test runs, with a reason. */
export function notRunIn({ markdown }: Document): string[] {
  return [...markdown.matchAll(NOT_RUN)].flatMap(({ groups }) => quoted(groups?.["commands"]));
}

/** The commands that a document says another file runs, with the file. */
export function runElsewhereIn({ markdown }: Document): { by: string; command: string }[] {
  return [...markdown.matchAll(RUN_BY)].flatMap(({ groups }) =>
    quoted(groups?.["commands"]).map((command) => ({ by: groups?.["file"] ?? "", command })),
  );
}

/** Every command line of the documents that a test runs. */
export function executedLines(blocks: readonly CodeBlock[]): string[] {
  return blocks
    .filter((block) => block.language === "sh")
    .filter((block) => ["run", "background", "tested"].includes(String(kindOfBlock(block))))
    .flatMap(({ code }) => code.replaceAll("\\\n", " ").split("\n"))
    .map((line) => line.replaceAll(BY_PACKAGE, "document-export"));
}

/** How pages call the command of the service: nobody else can publish a package of this name. */
const BY_PACKAGE = "npx @document-export/service";

/** A command of this repository with what follows it: its own commands, then options and values. */
const OWN = /^(?<command>(?:document-export|docexport)(?: [a-z][a-z-]*(?![\w.]))*)(?<rest> .*)?$/;

/** The commands of this repository in blocks that are not run, without values: they may be out of date unnoticed. */
export function skippedCommands(blocks: readonly CodeBlock[]): InlineCommand[] {
  const skipped = blocks.filter((block) => kindOfBlock(block) === "not-run");
  return skipped.flatMap(({ file, line, code }) =>
    code.split("\n").flatMap((typed) => {
      const { command, rest = "" } =
        OWN.exec(typed.replace(BY_PACKAGE, "document-export"))?.groups ?? {};
      const options = rest.match(/ --[a-z-]+/g)?.join("") ?? "";
      return command === undefined ? [] : [{ file, line, command: command + options }];
    }),
  );
}

/** Whether one of the lines has the words before the first option in a row, and each of the options. */
export function isExecuted(command: string, lines: readonly string[]): boolean {
  const words = command.split(/\s+/).filter((word) => word !== "…");
  const options = words.filter((word) => word.startsWith("-"));
  const from = words.findIndex((word) => word.startsWith("-"));
  const start = ` ${words.slice(0, from < 0 ? undefined : from).join(" ")} `;
  return lines.some((line) => {
    const typed = ` ${line.replaceAll(/["'()|]/g, " ").replaceAll(/\s+/g, " ")} `;
    return typed.includes(start) && options.every((option) => typed.includes(` ${option} `));
  });
}

function fullCommand(text: string): string | undefined {
  const [program = "", ...rest] = text.split(" ");
  if (rest.length === 0) return undefined;
  if (PROGRAMS.has(program)) return text;
  return GROUPS.has(program) ? `document-export ${text}` : undefined;
}

function quoted(commands = ""): string[] {
  return [...commands.matchAll(/`([^`]+)`/g)].map(([, each = ""]) => each);
}
