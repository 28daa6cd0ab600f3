import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Exit code of `git diff` if there are differences. */
const DIFFERENT = 1;

/** Changes to one file by generation. */
interface ChangedFile {
  /** Path relative to the root. */
  readonly file: string;
  /** Added lines, each starting with `+`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Describes what generation changed in a copy of the repository: the number of lines in each file, then the new lines
 * of the files that `isShown` selects.
 */
export async function describeGenerated(
  root: string,
  copy: string,
  folders: readonly string[],
  isShown: (file: string) => boolean,
): Promise<string> {
  const patches = await Promise.all(
    folders.map((folder) => diff(join(root, folder), join(copy, folder))),
  );
  const files = patches.flatMap((patch) => readPatch(patch, copy));
  const table = files.map(
    ({ file, added, removed }) => `${file} +${added.length} -${removed.length}`,
  );
  const shown = files
    .filter(({ file }) => isShown(file))
    .map(({ file, added }) => [file, "", ...added].join("\n"));
  return `${[table.join("\n"), ...shown].join("\n\n")}\n`;
}

async function diff(before: string, after: string): Promise<string> {
  const args = ["diff", "--no-index", "--no-color", "--unified=0", before, after];
  try {
    const { stdout } = await run("git", args);
    return stdout;
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout: string };
    if (code === DIFFERENT) return stdout;
    throw error;
  }
}

function readPatch(patch: string, copy: string): ChangedFile[] {
  const parts = patch.split(/^diff --git .*\n/m).slice(1);
  return parts.map((part) => {
    const [head = "", ...hunks] = part.split(/^@@ .*\n/m);
    const name = /^\+\+\+ "?b?(.+?)"?\t?$/m.exec(head)?.[1] ?? "";
    const lines = hunks.join("").split("\n");
    return {
      file: name.slice(name.indexOf(copy) + copy.length + 1),
      added: lines.filter((line) => line.startsWith("+")),
      removed: lines.filter((line) => line.startsWith("-")),
    };
  });
}
