import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, expect, test } from "vitest";
import { CONTENT, readDocuments, ROOT } from "../src/documents.ts";

const run = promisify(execFile);
const NAME = "tools/doc-tests/test/clone.test.ts";
const documents = await readDocuments();

const FILES = [`${CONTENT}/index.mdx`, "README.md"];

// The first page and the README may use only commands that a clone has: both start with a clone.
test("the first page and README set up a clone with identical commands", async () => {
  const [setUp, ...others] = FILES.map((file) => linesIn(file));
  expect(others).toEqual([setUp]);
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

/** Returns the lines of the document block that is marked as tested here. */
function linesIn(file: string): string {
  const blocks = documents.find((one) => one.file === file)?.blocks ?? [];
  const block = blocks.find(({ attributes }) => attributes.get("test") === NAME);
  if (!block) throw new Error(`Expected lines in ${file} that set up a clone, got none.`);
  return block.code;
}

/** Creates a writable folder with the contents of a clone. */
async function emptyClone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "clone-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "examples"));
  for (const part of ["node_modules", "packages", "examples/node_modules"])
    await symlink(join(ROOT, part), join(folder, part));
  return folder;
}
