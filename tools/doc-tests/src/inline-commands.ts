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

/**
 * A sentence that starts a code span with one of these programs shows a command. `kill` is missing on purpose:
 * sentences use `kill -9` to describe how a process ends, not as a command to type.
 */
const PROGRAMS = new Set(
  "document-export docexport node npm npx pnpm vitest curl docker head kubectl openssl promtool psql ssh systemctl systemd-run systemd-analyze".split(
    " ",
  ),
);

/** Groups of the command `document-export`, which sentences name without the program. */
const GROUPS = new Set(
  "audit circuits collections connections deliveries jobs operator-tokens secrets settings tokens webhooks workspaces".split(
    " ",
  ),
);

/** Matches a comment, invisible on the page, that lists commands that no test runs, and why. */
const NOT_RUN = /<!-- not run: (?<commands>`[^`]+`(?:, `[^`]+`)*): \S.+? -->/g;
/** Matches a comment that lists commands that another file runs, such as a test with its own wording. */
const RUN_BY = /<!-- run by (?<file>\S+): (?<commands>`[^`]+`(?:, `[^`]+`)*) -->/g;

/** Returns the commands in a document's sentences. */
export function inlineCommandsOf({ file, markdown }: Document): InlineCommand[] {
  const found: InlineCommand[] = [];
  visit(unified().use(remarkParse).parse(markdown), "inlineCode", ({ value, position }) => {
    const command = fullCommand(value);
    if (command) found.push({ file, line: position?.start.line ?? 0, command });
  });
  return found;
}

/** Returns the commands that a document marks as not run by any test. */
export function notRunIn({ markdown }: Document): string[] {
  return [...markdown.matchAll(NOT_RUN)].flatMap(({ groups }) => quoted(groups?.["commands"]));
}

/** Returns the commands that a document marks as run by another file, with the file. */
export function runElsewhereIn({ markdown }: Document): { by: string; command: string }[] {
  return [...markdown.matchAll(RUN_BY)].flatMap(({ groups }) =>
    quoted(groups?.["commands"]).map((command) => ({ by: groups?.["file"] ?? "", command })),
  );
}

/** Returns every command line of the documents that a test runs. */
export function executedLines(blocks: readonly CodeBlock[]): string[] {
  return blocks
    .filter((block) => block.language === "sh")
    .filter((block) => ["run", "background", "tested"].includes(String(kindOfBlock(block))))
    .flatMap(({ code }) => code.replaceAll("\\\n", " ").split("\n"))
    .map((line) => line.replaceAll(BY_PACKAGE, "document-export"));
}

/** Command by which pages run the service: nobody else can publish a package with this name. */
const BY_PACKAGE = "npx @document-export/service";

/** Matches one of our commands: the command with its subcommands, then options and values. */
const OWN = /^(?<command>(?:document-export|docexport)(?: [a-z][a-z-]*(?![\w.]))*)(?<rest> .*)?$/;

/** Returns our commands in blocks that are not run, without values: they could be outdated without anyone noticing. */
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

/** Returns true if one line has the words before the first option in sequence, and every option. */
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
