import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cachePath } from "../settings/config-file.js";

/** The webhooks of one service that listeners on this machine registered, and have not ended. */
export interface OwnWebhooks {
  readonly list: () => Promise<readonly number[]>;
  readonly add: (id: number) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

/**
 * Opens the folder of the registered webhooks. Each has a file of its own: listeners that start or end at once take
 * nothing from each other. Where the folder was deleted, or cannot be written, a listener registers one more: that
 * works too.
 */
export function openOwnWebhooks(
  baseUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
): OwnWebhooks {
  const service = createHash("sha256").update(baseUrl).digest("hex");
  const folder = cachePath(environment, join("listeners", service));
  const change = async (id: number, write: (path: string) => Promise<unknown>) => {
    // The id comes from the service, and becomes a part of a path.
    if (Number.isSafeInteger(id)) await write(join(folder, String(id))).catch(() => undefined);
  };
  return {
    list: async () => toIds(await readdir(folder).catch(() => [])),
    add: (id) =>
      change(id, async (path) => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(path, "", { mode: 0o600 });
      }),
    remove: (id) => change(id, (path) => rm(path, { force: true })),
  };
}

function toIds(names: readonly string[]): readonly number[] {
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
