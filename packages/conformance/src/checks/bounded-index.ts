import { LRUCache } from "lru-cache";
import type { JudgeContext } from "./rule.js";
import type { SentRequest } from "../probe/exchange.js";

/** Maximum number of entries that rules remember from traffic. Beyond that, the least recently used are evicted. */
export const INDEX_LIMITS = {
  jobs: 10_000,
  "idempotency keys": 10_000,
  lists: 1_000,
  webhooks: 10_000,
  connections: 10_000,
  "types of problems": 1_000,
  "instances of problems": 10_000,
  "places of records": 100_000,
} as const;

/** A map of what a rule remembers, limited in size. */
export interface BoundedIndex<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/** Creates an index; the report mentions it if entries had to be evicted. */
export function createIndex<V extends object | string>(
  of: keyof typeof INDEX_LIMITS,
  { remark }: Pick<JudgeContext, "remark">,
): BoundedIndex<V> {
  const max = INDEX_LIMITS[of];
  const cache = new LRUCache<string, V>({
    max,
    dispose(_, __, reason) {
      if (reason === "evict")
        remark(`there are more than ${max} ${of}, of which some were forgotten`);
    },
  });
  return { get: (key) => cache.get(key), set: (key, value) => void cache.set(key, value) };
}

/** Returns the sender of a request: its credential, written as a placeholder, ignoring the case of the scheme. */
export function callerOf({ headers }: SentRequest): string {
  return String(headers["authorization"] ?? "nobody").replace(/^\S+\s+/, "");
}
