import { Argument, type Command } from "commander";
import { bashScript } from "../completion/bash-script.js";
import { completionCommands } from "../completion/completion-commands.js";
import { fishScript } from "../completion/fish-script.js";
import { zshScript } from "../completion/zsh-script.js";

const scripts = { bash: bashScript, fish: fishScript, zsh: zshScript };

/** `docexport completion`: a script by which a shell completes this command. */
export function addCompletionCommand(program: Command): void {
  program
    .command("completion")
    .description("print a script that completes docexport in your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(Object.keys(scripts)))
    .action((shell: keyof typeof scripts) => {
      process.stdout.write(scripts[shell](completionCommands(program)));
    });
}
