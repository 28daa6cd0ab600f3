import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, expect, test } from "vitest";
import { ROOT } from "../src/documents.ts";
import { linesForClone } from "./support/clone-lines.ts";

const run = promisify(execFile);

// The first page and the README may use only commands that a clone has: both start with a clone.
test("the commands of the first page and README set up a clone", async () => {
  const [setUp] = await linesForClone(["README.md"]);
  const clone = await emptyClone();
  // One `npx` shows that it finds the packages of the clone; it takes longer than all other commands together.
  const script = `set -eu
${setUp}
docexport convert report.json -o report.md
head -n 1 report.md
npx @document-export/service --help | head -n 1
document-export-conformance --help | head -n 1
node --version`;
  // Leaves out what pnpm adds for this package.
  const PATH = process.env["PATH"]
    ?.split(delimiter)
    .filter((path) => !path.includes("node_modules"));
  const { stdout } = await run("bash", ["-c", script], {
    cwd: clone,
    env: { ...process.env, PATH: PATH?.join(delimiter), npm_config_offline: "true" },
  });
  expect(stdout.split("\n")).toEqual([
    expect.stringContaining("report.md"),
    expect.stringMatching(/^# \w+/),
    expect.stringMatching(/^Usage: document-export /),
    expect.stringMatching(/^Usage: document-export-conformance /),
    expect.stringMatching(/^v24\./),
    "",
  ]);
});

/** Creates a writable folder with the contents of a clone. */
async function emptyClone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "clone-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "examples"));
  for (const part of ["node_modules", "packages", "examples/node_modules"])
    await symlink(join(ROOT, part), join(folder, part));
  return folder;
}
