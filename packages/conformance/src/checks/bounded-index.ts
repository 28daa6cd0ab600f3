import { LRUCache } from "lru-cache";
import type { JudgeContext } from "./rule.js";
import type { SentRequest } from "../probe/exchange.js";

/** How many things rules remember of traffic; of more, the ones not seen for longest are forgotten. */
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

/** What a rule remembers by key, never more than its limit. */
export interface BoundedIndex<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

/** Creates an index; the report says when something had to be forgotten. */
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

/** Who sent a request: its credential, written as a placeholder, whatever the case of the scheme. */
export function callerOf({ headers }: SentRequest): string {
  return String(headers["authorization"] ?? "nobody").replace(/^\S+\s+/, "");
}
