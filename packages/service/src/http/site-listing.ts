import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./static-files.js";

/** The paths of the files of a site. */
export interface SiteListing {
  /** All paths; undefined if the site is not built. */
  readonly files: () => Promise<ReadonlySet<string> | undefined>;
  /** Lists again if the site has changed since the last time. For paths that are not known. */
  readonly refresh: () => Promise<void>;
}

/** Where the last step of a build renames files. */
const LAST_CHANGED = "_astro";

/**
 * Lists the files of a site once. In a clone of the repository the site is built while the service runs already: a list
 * that was read meanwhile lacks what the build adds, which would be missing until the next start.
 */
export function createSiteListing(folder: () => string): SiteListing {
  let listed: Promise<{ files: ReadonlySet<string>; version: string }> | undefined;
  const list = async () => {
    // Before the files, so that a change of these meanwhile is noticed.
    const version = await versionOf(folder());
    return { version, files: await listFiles(folder()) };
  };
  return {
    files: async () => {
      listed ??= list();
      try {
        return (await listed).files;
      } catch (error) {
        // The next request looks again.
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

/** Differs once files were added to the folder or renamed at the end of a build; two look-ups, however large the site. */
async function versionOf(folder: string): Promise<string> {
  const times = [folder, join(folder, LAST_CHANGED)].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return (await Promise.all(times)).join();
}
