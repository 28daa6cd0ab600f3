import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { GoogleError } from "../google-error.js";

const MODE_OF_OTHERS = 0o077;
const MAX_BYTES = 1024 * 1024;

/**
 * Reads a file with a secret; undefined if it does not exist. Throws a GoogleError of kind `credentials` if other users
 * of this machine can read or change it.
 */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new GoogleError("credentials", `Cannot read the login: ${error.message}`);
  });
  if (!file) return undefined;
  try {
    // Checks the open file handle, so that the file cannot be replaced in between.
    const { mode, size } = await file.stat();
    if (process.platform !== "win32" && (mode & MODE_OF_OTHERS) !== 0)
      throw new GoogleError(
        "credentials",
        `Others on this machine can read the login in \`${path}\` (mode ${(mode & 0o777).toString(8)}).`,
        { advice: `Run: chmod 600 '${path}'` },
      );
    if (size > MAX_BYTES)
      throw new GoogleError("credentials", `\`${path}\` is too large for a login.`);
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}

/** Replaces a file atomically and makes it readable only by its owner. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(draft, text, { mode: 0o600, flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    throw new GoogleError("credentials", `Cannot store the login: ${(error as Error).message}`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Deletes a file; returns true if there was one. */
export async function removeFile(path: string): Promise<boolean> {
  try {
    await rm(path);
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return false;
    throw new GoogleError("credentials", `Cannot remove the login: ${message}`, {
      advice: "Remove the file yourself: it contains a secret.",
    });
  }
}
