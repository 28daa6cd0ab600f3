import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Returns true if npm has that version. Rejects if the request failed: only npm's own 404 means that it does not. */
export async function isPublished(name: string, version: string): Promise<boolean> {
  try {
    const { stdout } = await run("npm", ["view", `${name}@${version}`, "version", "--json"]);
    return stdout.trim() !== "";
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    if (`${stdout}${stderr}`.includes("E404")) return false;
    throw error;
  }
}
