import { optionPatterns, pathPatterns } from "./case-patterns.js";
import type { CompletionCommand, Offer } from "./completion-command.js";
import { quote } from "./quote.js";

/** A script for zsh, as a file in a folder of `fpath` or to be sourced. It needs no other program while someone types. */
export function zshScript(commands: readonly CompletionCommand[]): string {
  const plain = optionPatterns(commands, ({ takesValue, values }) => takesValue && !values.length);
  const offering = optionPatterns(commands, ({ values }) => values.length > 0);
  return `#compdef docexport
_docexport() {
  local at='' word
  local -a offers
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      ${pathPatterns(commands).join(" | ")}) at="$at $word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
    ${plain.map(([pattern]) => pattern).join(" | ")}) _files; return ;;
${offering.map(([pattern, { values }]) => `    ${pattern}) offers=(${values.map(quote).join(" ")}) ;;\n`).join("")}  esac
  if (( ! $#offers )); then
    case "\${words[CURRENT]}:$at" in
${commands.map(offersOf).join("")}    esac
  fi
  if (( $#offers )); then _describe -o docexport offers; else _files; fi
}
if [[ $zsh_eval_context == *func ]]; then _docexport "$@"; else compdef _docexport docexport; fi
`;
}

function offersOf({ path, words, options }: CompletionCommand): string {
  const place = quote(path === "" ? ":" : `: ${path}`);
  return `      -*${place}) offers=(${options.map(described).join(" ")}) ;;
      *${place}) offers=(${words.map(described).join(" ")}) ;;
`;
}

function described({ word, description }: Offer): string {
  return quote(`${word}:${description.replaceAll(":", "\\:")}`);
}
