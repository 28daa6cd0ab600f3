import { readFile } from "node:fs/promises";
import { cachePath, replaceFile } from "../settings/config-file.js";

/** The webhooks of one service that listeners on this machine registered, and have not ended. */
export interface OwnWebhooks {
  readonly list: () => Promise<readonly number[]>;
  readonly add: (id: number) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

/**
 * Opens the file of the registered webhooks. Where it was deleted, or cannot be written, a listener registers one
 * more: that works too.
 */
export function openOwnWebhooks(
  baseUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
): OwnWebhooks {
  const path = cachePath(environment, "webhooks.json");
  const readAll = () =>
    readFile(path, "utf8").then(toIds, () => ({})) as Promise<Record<string, number[]>>;
  const list = async () => (await readAll())[baseUrl] ?? [];
  const replace = async (ids: readonly number[]) =>
    replaceFile(path, { ...(await readAll()), [baseUrl]: ids }).catch(() => undefined);
  return {
    list,
    add: async (id) => replace([...(await list()), id]),
    remove: async (id) => replace((await list()).filter((other) => other !== id)),
  };
}

function toIds(text: string): Record<string, number[]> {
  try {
    const lists = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>);
    return Object.fromEntries(
      lists.flatMap(([url, ids]) => (Array.isArray(ids) ? [[url, ids as number[]]] : [])),
    );
  } catch {
    return {};
  }
}
