import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { DestinationUnderTest } from "../destinations/destination-under-test.js";

/** Accesses a server's folder directly, without the server. */
export function folderView(folder: string): Pick<DestinationUnderTest, "read" | "plant" | "list"> {
  return {
    read: (target) => readFile(join(folder, target)).catch(() => undefined),
    plant: async (target, content) => {
      await mkdir(dirname(join(folder, target)), { recursive: true });
      await writeFile(join(folder, target), content);
    },
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
    },
  };
}
