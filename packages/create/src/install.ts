import { spawn } from "node:child_process";
import { once } from "node:events";

/** Installs a project's dependencies with npm; if that fails, for example without a network, says what to do. */
export async function install(folder: string): Promise<boolean> {
  const isWindows = process.platform === "win32";
  const child = spawn("npm", ["install"], { cwd: folder, stdio: "inherit", shell: isWindows });
  const reason = await once(child, "exit").then(
    ([code]: unknown[]) => (code === 0 ? undefined : `npm ended with ${String(code)}`),
    (error: Error) => error.message,
  );
  if (reason === undefined) return true;
  console.error(
    `The dependencies were not installed (${reason}). The project is complete: run \`npm install\` in ${folder} when the registry can be reached.`,
  );
  return false;
}
