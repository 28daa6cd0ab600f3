import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cachePath } from "../settings/paths.js";

/** Webhooks of one service that listeners on this machine have registered. */
export interface OwnWebhooks {
  /** Returns the webhooks that are still in use. */
  readonly list: () => Promise<readonly number[]>;
  /**
   * Returns the webhooks that a listener has ended; the service still lists them as disabled (decision
   * `webhook-lifecycle`).
   */
  readonly listEnded: () => Promise<readonly number[]>;
  readonly add: (id: number) => Promise<void>;
  /** Marks a webhook as ended. */
  readonly end: (id: number) => Promise<void>;
}

const ENDED = ".ended";

/**
 * Opens the folder that records registered webhooks. Each webhook has its own file, so that listeners can start and end
 * at the same time. If the folder cannot be read or written, a listener registers another webhook, which works too.
 */
export function openOwnWebhooks(
  baseUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
): OwnWebhooks {
  const service = createHash("sha256").update(baseUrl).digest("hex");
  const folder = cachePath(environment, join("listeners", service));
  const names = () => readdir(folder).catch((): string[] => []);
  const change = async (id: number, write: (path: string) => Promise<unknown>) => {
    // The id comes from the service and becomes part of a path, so it must be a number.
    if (Number.isSafeInteger(id)) await write(join(folder, String(id))).catch(() => undefined);
  };
  return {
    list: async () => (await names()).flatMap(toId),
    listEnded: async () =>
      (await names()).flatMap((name) =>
        name.endsWith(ENDED) ? toId(name.slice(0, -ENDED.length)) : [],
      ),
    add: (id) =>
      change(id, async (path) => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(path, "", { mode: 0o600 });
        // A service that was set up again counts ids from 1 again, so the id may be reused.
        await rm(`${path}${ENDED}`, { force: true });
      }),
    end: (id) => change(id, (path) => rename(path, `${path}${ENDED}`)),
  };
}

function toId(name: string): readonly number[] {
  return /^\d+$/.test(name) ? [Number(name)] : [];
}
