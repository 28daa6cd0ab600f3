import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const COMPILER = join(ROOT, "node_modules/.bin/tsc");
/**
 * A compilation in a test takes less than a second. Collecting garbage, and sharing the work among threads, would
 * almost double its processor time. The limit keeps a large program within the memory of a small machine.
 */
const WITHOUT_COLLECTION = { GOGC: "off", GOMEMLIMIT: "1GiB" };

/** Runs the compiler with these options in a folder; returns what it prints, which is empty if there are no errors. */
export function runCompiler(options: readonly string[], folder: string): Promise<string> {
  const env = { ...process.env, ...WITHOUT_COLLECTION };
  return new Promise((resolve, reject) => {
    const ended = (error: Error | null, stdout: string, stderr: string) => {
      // Only an exit code shows that the compiler has run.
      if (error && !("code" in error && typeof error.code === "number")) reject(error);
      else resolve(stdout + stderr);
    };
    execFile(COMPILER, ["--singleThreaded", ...options], { cwd: folder, env }, ended);
  });
}
