import type { CompletionCommand, OptionOffer } from "./completion-command.js";
import { quoteForFish as quote } from "./quote.js";

/** A script for fish 3 and later. It needs no other program while someone types. */
export function fishScript(commands: readonly CompletionCommand[]): string {
  const paths = commands.filter(({ path }) => path !== "").map(({ path }) => quote(` ${path}`));
  return `# Completion of docexport for fish.
function __docexport_at
    set -l at ''
    set -l words (commandline -opc)
    for word in $words[2..-1]
        switch "$at $word"
            case ${paths.join(" ")}
                set at "$at $word"
        end
    end
    test "$at" = "$argv[1]"
end
${commands.flatMap(linesOf).join("\n")}
`;
}

function linesOf({ path, words, options }: CompletionCommand): readonly string[] {
  const place = path === "" ? "" : ` ${path}`;
  const start = `complete -c docexport -n ${quote(`__docexport_at ${quote(place)}`)}`;
  return [
    ...words.map(
      ({ word, description }) => `${start} -f -a ${quote(word)} -d ${quote(description)}`,
    ),
    ...options.map((option) => `${start} ${formatOption(option)}`),
  ];
}

function formatOption({ word, description, takesValue, values }: OptionOffer): string {
  const name = `-l ${quote(word.slice(2))} -d ${quote(description)}`;
  if (values.length > 0) return `${name} -x -a ${quote(values.join(" "))}`;
  return takesValue ? `${name} -r` : name;
}
