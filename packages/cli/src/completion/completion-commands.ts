import type { Command, Option } from "commander";
import type { CompletionCommand, OptionOffer } from "./completion-command.js";
import { offeredValues } from "./offered-values.js";

/** A program and everything under it, as shells complete it. */
export function completionCommands(command: Command, path = ""): readonly CompletionCommand[] {
  const help = command.createHelp();
  const subcommands = help.visibleCommands(command);
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  const own: CompletionCommand = {
    path,
    words: [
      ...subcommands.map((sub) => ({ word: sub.name(), description: sub.description() })),
      ...choices.map((word) => ({ word, description: "" })),
    ],
    options: options.flatMap((option) => toOffer(option, path)),
  };
  const under = command.commands.flatMap((sub) =>
    completionCommands(sub, `${path} ${sub.name()}`.trim()),
  );
  return [own, ...under];
}

function toOffer({ long, description, required, optional }: Option, path: string): OptionOffer[] {
  if (!long) return [];
  const values = offeredValues[`${path} ${long}`] ?? [];
  // A value that may be left out is written with `=`, and nothing can be offered before it.
  return [{ word: long, description, takesValue: required && !optional, values }];
}
