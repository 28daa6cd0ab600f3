import tab from "@bomb.sh/tab/commander";
import { eventTypes } from "@document-export/types/constants";
import type { Command } from "commander";

// Open strings all of them, so that these are offered and others are taken (decisions `conversion-members`, `event-names`).
const offers: readonly (readonly [command: string, option: string, values: readonly string[]])[] = [
  ["export", "format", ["markdown", "html", "docx", "text"]],
  ["export", "source-format", ["google-docs"]],
  ["webhooks create", "event", eventTypes],
];

/** `docexport completion`: a script for the shell, which then asks this command what could come next. */
export function addCompletionCommand(program: Command): void {
  const root = tab(program, { completionCommandName: "completion" });
  const command = program.commands.find((added) => added.name() === "completion");
  command?.description("print a script that completes docexport in bash, zsh or fish");
  for (const [name, option, values] of offers) {
    const offered = root.commands.get(name)?.options.get(option);
    if (offered) offered.handler = (complete) => values.forEach((value) => complete(value, ""));
  }
}
