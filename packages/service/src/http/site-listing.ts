import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./static-files.js";

/** List of the files of a site. */
export interface SiteListing {
  /** Returns all paths; undefined if the site is not built. */
  readonly files: () => Promise<ReadonlySet<string> | undefined>;
  /** Reads the list again if the site has changed since the last time. Called for unknown paths. */
  readonly refresh: () => Promise<void>;
}

/** Folder in which the last step of a build renames files. */
const LAST_CHANGED = "_astro";

/**
 * Lists the files of a site once, and again after a change. In a clone of the repository, the site may still be
 * building while the service runs: a list read during the build is incomplete, and without a refresh, files would be
 * missing until the next start.
 */
export function createSiteListing(folder: () => string): SiteListing {
  let listed: Promise<{ files: ReadonlySet<string>; version: string }> | undefined;
  const list = async () => {
    // Read the version before the files, so that a change in between is noticed.
    const version = await versionOf(folder());
    return { version, files: await listFiles(folder()) };
  };
  return {
    files: async () => {
      listed ??= list();
      try {
        return (await listed).files;
      } catch (error) {
        // Let the next request read the list again.
        listed = undefined;
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    refresh: async () => {
      const known = await listed?.catch(() => undefined);
      if (known?.version !== (await versionOf(folder()))) listed = undefined;
    },
  };
}

/**
 * Returns a version that changes when files are added to the folder or renamed at the end of a build. Needs only two
 * look-ups, however large the site.
 */
async function versionOf(folder: string): Promise<string> {
  const times = [folder, join(folder, LAST_CHANGED)].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return (await Promise.all(times)).join();
}
