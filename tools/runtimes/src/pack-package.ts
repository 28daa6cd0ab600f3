import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

// The one that runs the tests where one does: several `npx` at once wait for each other, now and then for ever.
const running = process.env.npm_execpath;
const pnpm = running?.includes("pnpm")
  ? ([running] as const)
  : (["npx", "--yes", "pnpm@12"] as const);

/** Packs the package of a folder, built before, as it would be published. */
export async function packPackage(folder: string, tarball: string): Promise<void> {
  const [command, ...args] = pnpm;
  await run(command, [...args, "pack", "--out", tarball], {
    cwd: folder,
    shell: process.platform === "win32",
    timeout: 240_000,
  });
}
