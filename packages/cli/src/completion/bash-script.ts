import { optionPatterns, pathPatterns } from "./case-patterns.js";
import type { CompletionCommand } from "./completion-command.js";
import { quote } from "./quote.js";

/**
 * A script for bash 3.2 and later. It needs no other program while someone types, and evaluates nothing of what they
 * typed; where it has nothing to offer, bash offers files.
 */
export function bashScript(commands: readonly CompletionCommand[]): string {
  const plain = optionPatterns(commands, ({ takesValue, values }) => takesValue && !values.length);
  const offering = optionPatterns(commands, ({ values }) => values.length > 0);
  return `# Completion of docexport for bash.
_docexport() {
  local current=\${COMP_WORDS[COMP_CWORD]} at='' word offers=''
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${pathPatterns(commands).join(" | ")}) at="$at $word" ;;
    esac
  done
  case "$at \${COMP_WORDS[COMP_CWORD-1]}" in
    ${plain.map(([pattern]) => pattern).join(" | ")}) return ;;
${offering.map(([pattern, { values }]) => `    ${pattern}) offers=${quote(values.join(" "))} ;;\n`).join("")}  esac
  if [ -z "$offers" ]; then
    case "$current:$at" in
${commands.map(offersOf).join("")}    esac
  fi
  COMPREPLY=($(compgen -W "$offers" -- "$current"))
}
complete -o default -F _docexport docexport
`;
}

function offersOf({ path, words, options }: CompletionCommand): string {
  const place = quote(path === "" ? ":" : `: ${path}`);
  const wordsOf = (offers: readonly { readonly word: string }[]) =>
    quote(offers.map(({ word }) => word).join(" "));
  return `      -*${place}) offers=${wordsOf(options)} ;;
      *${place}) offers=${wordsOf(words)} ;;
`;
}
