import { Argument, type Command } from "commander";
import { SHELLS, type Shell } from "../completion/shells.js";
import { addExamples } from "./help.js";

/** Adds `docexport completion`, which prints a shell's completion script. */
export function addCompletionCommand(program: Command): void {
  const command = program
    .command("completion")
    .description("print a script that completes commands and options in your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .action(async (shell: Shell) => {
      const { scripts } = await import("../completion/scripts.js");
      process.stdout.write(scripts[shell]);
    });
  addExamples(command, [
    ["bash: add to ~/.bashrc", 'eval "$(docexport completion bash)"'],
    ["zsh: write to a folder of your fpath", "docexport completion zsh > _docexport"],
    ["fish", "docexport completion fish > ~/.config/fish/completions/docexport.fish"],
    [
      "PowerShell: add to $PROFILE",
      "docexport completion powershell | Out-String | Invoke-Expression",
    ],
  ]);
}
