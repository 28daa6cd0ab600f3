import { runCommand } from "../../src/command/run-command.js";

/** Output of a run of the command, and its exit code. */
export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in process with the token of the small implementation. */
export async function runInProcess(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const written = { stdout: "", stderr: "" };
  const exitCode = await runCommand(args, {
    variables: { DOCUMENT_EXPORT_TOKEN: "First-token", ...variables },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}
