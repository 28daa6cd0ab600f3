import { completeChoices } from "./ask.js";
import { createProject } from "./create-project.js";
import { install } from "./install.js";
import { KINDS, type Kind } from "./kinds.js";
import { helpOf, readFlags } from "./read-flags.js";
import { UsageError } from "./usage-error.js";

/**
 * Runs one of the commands: asks for missing options, writes the project, and says how to start it. Sets the exit code:
 * 1 if the dependencies were not installed, 2 if nothing was written.
 */
export async function runCreate(name: keyof typeof KINDS, args: readonly string[]): Promise<void> {
  const kind: Kind = KINDS[name];
  try {
    const flags = readFlags(args, kind);
    if (flags.help) return void process.stdout.write(helpOf(kind));
    const choices = await completeChoices(flags, kind);
    createProject(name, kind, choices);
    const isInstalled = choices.install && (await install(choices.folder));
    if (choices.install && !isInstalled) process.exitCode = 1;
    console.log(nextSteps(choices.folder, isInstalled));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

function nextSteps(folder: string, isInstalled: boolean): string {
  const steps = [
    ...(folder === "." ? [] : [`cd ${folder}`]),
    ...(isInstalled ? [] : ["npm install"]),
    "npm start",
  ];
  return `\nWritten to ${folder}. Next:\n\n${steps.map((step) => `  ${step}\n`).join("")}`;
}
