import type { CompletionCommand, OptionOffer } from "./completion-command.js";
import { quote } from "./quote.js";

/** The paths that a word can lead further on, as patterns of a `case`: ` webhooks`, ` webhooks create`. */
export function pathPatterns(commands: readonly CompletionCommand[]): readonly string[] {
  return commands.filter(({ path }) => path !== "").map(({ path }) => quote(` ${path}`));
}

/** The options of all commands that fit, each as a pattern of path and option. */
export function optionPatterns(
  commands: readonly CompletionCommand[],
  fits: (option: OptionOffer) => boolean,
): readonly (readonly [pattern: string, option: OptionOffer])[] {
  return commands.flatMap(({ path, options }) =>
    options.filter(fits).map((option) => {
      const place = path === "" ? "" : ` ${path}`;
      return [quote(`${place} ${option.word}`), option] as const;
    }),
  );
}
