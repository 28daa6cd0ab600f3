import { runCommand } from "../support/command.js";
import { runInProcess } from "../support/run-in-process.js";

/** Starts a service in its own process. */
export async function serve(data: string, ...flags: string[]) {
  const service = runCommand(["serve", "--port", "0", "--data", data, ...flags]);
  const [, url = ""] = await service.untilOutput(/listening on (\S+)/);
  return { service, url };
}

/** Runs an operator command on a data folder, and returns its output. */
export async function operate(data: string, ...args: string[]): Promise<string> {
  const { code, output } = await runInProcess([...args, "--data", data], { USER_NAME: "a" });
  if (code !== 0) throw new Error(output);
  return output.trim();
}
