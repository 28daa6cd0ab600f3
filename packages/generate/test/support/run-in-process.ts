import { fileURLToPath } from "node:url";
import { vi } from "vitest";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
let runs = 0;

/** Runs the command in this process; returns its exit code and what it prints. */
export async function runInProcess(
  ...parameters: string[]
): Promise<{ code: number; output: string }> {
  const { argv } = process;
  const printed: string[] = [];
  const print = (line: unknown) => void printed.push(`${line}\n`);
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(print),
  );
  process.argv = [...argv.slice(0, 2), ...parameters];
  runs += 1;
  try {
    // The command runs when its module is loaded, so each run loads it again; what it imports stays loaded.
    await import(/* @vite-ignore */ `${main}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), output: printed.join("") };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}
