import { ASK_OFFERS, type Shell } from "./shells.js";

/*
 * Completion scripts. Each script runs the command with the words typed so far: first the current word after a `=`, so
 * that the argument is never empty, then the words before it. Each line of the output is a suggestion, a tab, and its
 * meaning. If there is no output, the shell suggests file names. The scripts pass the words on unchanged and evaluate
 * nothing that the user typed.
 */

// Runs in bash 3.2 and later, and does not need the package bash-completion.
const bash = `# Completion of docexport for bash.
_docexport() {
  local offer
  COMPREPLY=()
  while IFS=$'\\t' read -r offer _; do
    COMPREPLY+=("$offer")
  done < <(docexport ${ASK_OFFERS} "=\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null)
}
complete -o default -F _docexport docexport
`;

// Works as a file in a folder of fpath, and also when it is evaluated.
const zsh = `#compdef docexport
_docexport() {
  local offer meaning
  local -a offers
  while IFS=$'\\t' read -r offer meaning; do
    offers+=("\${offer//:/\\\\:}:$meaning")
  done < <(docexport ${ASK_OFFERS} "=\${words[CURRENT]}" "\${(@)words[2,CURRENT-1]}" 2>/dev/null)
  if (( $#offers )); then _describe docexport offers; else _files; fi
}
if [[ $zsh_eval_context == *func ]]; then _docexport "$@"; else compdef _docexport docexport; fi
`;

// Runs in fish 3 and later. The condition prevents file names from being mixed with suggestions.
const fish = `# Completion of docexport for fish.
function __docexport_ask
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -g __docexport_offers (docexport ${ASK_OFFERS} "=$current" $words[2..-1] 2>/dev/null)
    test (count $__docexport_offers) -gt 0
end
complete -c docexport -e
complete -c docexport -n __docexport_ask -f -a '$__docexport_offers'
`;

// Runs in Windows PowerShell 5.1 and PowerShell 7.
const powershell = `# Completion of docexport for PowerShell.
Register-ArgumentCompleter -Native -CommandName docexport -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $before = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
  docexport ${ASK_OFFERS} "=$wordToComplete" $before 2>$null | ForEach-Object {
    $offer, $meaning = $_ -split "\`t", 2
    if (-not $meaning) { $meaning = $offer }
    [System.Management.Automation.CompletionResult]::new($offer, $offer, 'ParameterValue', $meaning)
  }
}
`;

/** The completion script of each shell. */
export const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish, powershell };
