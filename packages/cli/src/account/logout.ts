import { lstat, realpath, rm, stat } from "node:fs/promises";
import { CONNECTIONS_FILE } from "../completion/connections.js";
import { UsageError } from "../errors/errors.js";
import { readAnyConfig, replaceFile } from "../settings/config-file.js";
import { cachePath } from "../settings/paths.js";
import { configPath } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { jsonText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";

/**
 * Removes base URL and token. Deletes the configuration file, or only these two if the file has other settings. Also
 * works for a file that other users can read, that is invalid, or that is a symbolic link. Says if a token is still set
 * somewhere else. Throws a UsageError if the path is not a file.
 */
export async function logout(flags: GlobalFlags): Promise<void> {
  const { env: environment } = process;
  const path = configPath(flags, environment);
  const removed = await removeAccount(path);
  await rm(cachePath(environment, CONNECTIONS_FILE), { force: true });
  const tokenFrom = environment["DOCEXPORT_TOKEN"] ? "DOCEXPORT_TOKEN" : null;
  const { print, remark } = openTerminal(flags);
  if (flags.json)
    return print(jsonText({ removed: removed.length > 0 ? path : null, tokenFrom }, 2));
  const paths = removed.join(" and ");
  remark(paths ? `Removed ${paths}: base URL and token.` : `Nothing is stored in ${path}.`);
  if (tokenFrom) remark(`A token is still set in the environment: ${tokenFrom}.`);
}

/**
 * Removes a file, and its target if it is a symbolic link. From a file with other settings, removes only base URL and
 * token. Returns the removed paths.
 */
async function removeAccount(path: string): Promise<readonly string[]> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw cannotRemove(error);
  });
  if (!stats) return [];
  if (!stats.isFile()) throw new UsageError(`The configuration \`${path}\` is not a file.`);
  try {
    const { baseUrl, token, ...others } = await readAnyConfig(path);
    if (Object.keys(others).length > 0) {
      if ((baseUrl ?? token) === undefined) return [];
      await replaceFile(await realpath(path), others);
      return [path];
    }
    // Deletes the target of a link first: without the link, nobody would find the target.
    const paths = (await lstat(path)).isSymbolicLink() ? [await realpath(path), path] : [path];
    for (const each of paths) await rm(each);
    return paths.toReversed();
  } catch (error) {
    throw cannotRemove(error as Error);
  }
}

function cannotRemove(error: Error): UsageError {
  const advice = "Remove the file yourself: it contains the token.";
  return new UsageError(`Cannot remove the configuration: ${error.message}`, advice, error);
}
