// Finds the lines that git writes into a file when a merge has a conflict. Formatters and compilers read only some of
// the files, so a document, a style sheet or a script could be committed with both versions in it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Returns one line for each conflict marker in a file of the folder that git does not ignore. */
export async function checkConflictMarkers(
  _files: readonly string[],
  folder = process.cwd(),
): Promise<string[]> {
  // The dividing line, `=======`, is not searched for, because it also underlines headings in Markdown.
  const marker = "^(<{7}|[|]{7}|>{7})( |$)";
  const options = ["--no-index", "--exclude-standard", "-I", "--line-number", "--extended-regexp"];
  // With --no-index, git also searches an export of the repository without its history.
  const found = await promisify(execFile)("git", ["grep", ...options, "-e", marker], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { code?: unknown; stdout: string }) => {
    // The exit code of git if there is no match.
    if (error.code === 1) return { stdout: "" };
    throw error;
  });
  const lines = found.stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [, place = line, text = ""] = /^(.*?:\d+):(.*)$/.exec(line) ?? [];
    return `${place}: \`${text}\`: a merge conflict is not resolved: keep one version, and delete the markers`;
  });
}
