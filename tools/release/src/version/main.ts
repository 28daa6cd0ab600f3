// Assigns the packages their next versions: `pnpm release:version`. Changesets become changelogs, and the current
// contract and API reports become the released ones, against which later changes are checked. Takes minutes, since it
// builds everything.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PNPM } from "@document-export/runtimes";
import { publicPackages } from "../pack/public-packages.ts";
import { ROOT } from "../root.ts";
import { finishChangelog } from "./finish-changelog.ts";

pnpm("exec", "changeset", "version");
await finishChangelogs();
pnpm("install", "--no-frozen-lockfile", "--prefer-offline");
pnpm("build");
pnpm("spec:diff", "--release", await contractVersion());
pnpm("api:report", "--release");

async function finishChangelogs(): Promise<void> {
  for (const { folder } of await publicPackages(ROOT)) {
    const file = join(ROOT, folder, "CHANGELOG.md");
    if (existsSync(file)) await writeFile(file, finishChangelog(await readFile(file, "utf8")));
  }
}

/** Returns the interface's own version, which is in the contract's description. */
async function contractVersion(): Promise<string> {
  const text = await readFile(join(ROOT, "spec/dist/openapi.json"), "utf8");
  return (JSON.parse(text) as { readonly info: { readonly version: string } }).info.version;
}

function pnpm(...args: readonly string[]): void {
  const [command, ...first] = PNPM;
  execFileSync(command, [...first, ...args], { cwd: ROOT, stdio: "inherit" });
}
