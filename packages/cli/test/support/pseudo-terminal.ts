import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { onTestFinished } from "vitest";
import { MAIN } from "./start.js";

/** The program that creates a pseudo-terminal. */
export const SCRIPT = "/usr/bin/script";

/** True if this machine has it; the versions of BSD and macOS take other arguments. */
export const hasTerminal = process.platform === "linux" && existsSync(SCRIPT);

/** The shell line that runs the built command. */
export function commandLine(args: string): string {
  return `${process.execPath} ${MAIN} ${args}`;
}

/** The arguments that run a line on a terminal of the usual size. */
export function onTerminal(line: string): readonly string[] {
  return ["-qec", `stty cols 80 rows 24; ${line}`, "/dev/null"];
}

/** The environment variables of a terminal. */
export function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], TERM: "xterm", ...env };
}

/** Runs a line on a terminal, and types each answer once its question appears. */
export async function typed(
  line: string,
  env: Readonly<Record<string, string>>,
  responses: readonly (readonly [question: string, response: string])[],
): Promise<{ written: string; code: number }> {
  const stdio = ["pipe", "pipe", "inherit"] as const;
  const child = spawn(SCRIPT, onTerminal(line), { env: environment(env), stdio: [...stdio] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const left = [...responses];
  let [written, seen] = ["", 0];
  child.stdout?.on("data", (chunk: Buffer) => {
    written += chunk.toString();
    const [question = "", response = ""] = left[0] ?? [];
    const at = question ? written.indexOf(question, seen) : -1;
    if (at < 0) return;
    seen = at + question.length;
    left.shift();
    child.stdin?.write(response);
  });
  const [code] = (await once(child, "close")) as [number];
  return { written, code };
}
