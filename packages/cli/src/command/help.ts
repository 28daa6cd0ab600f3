import type { Command } from "commander";

const DEFAULT_COLUMNS = 80;

/** What an example does, and its command line. */
export type Example = readonly [purpose: string, line: string];

/** Adds examples to the end of the help page of a command. */
export function addExamples(command: Command, examples: readonly Example[]): void {
  const lines = examples.map(([purpose, line]) => `  # ${purpose}\n  ${line}`);
  command.addHelpText("after", `\nExamples:\n${lines.join("\n\n")}`);
}

/** Adds a paragraph to the end of a command's help page, wrapped to the width of the page. */
export function addNote(command: Command, text: string): void {
  command.addHelpText("after", () => {
    const { getOutHelpWidth } = command.configureOutput();
    const columns = getOutHelpWidth?.() ?? DEFAULT_COLUMNS;
    return `\n${command.createHelp().boxWrap(text, columns)}`;
  });
}
