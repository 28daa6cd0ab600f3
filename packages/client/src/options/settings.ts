import type { ClientOptions, Limits } from "../client.js";
import { checkOptions } from "./check-options.js";

type Fixed = Omit<ClientOptions, keyof Limits | "keepsIdempotencyKeys">;

/** The options of a client, resolved, and what it learns while it works. */
export interface Settings extends Fixed, Required<Limits> {
  /** Whether the caller has said, or the implementation has shown, that it keeps idempotency keys. */
  keepsIdempotencyKeys?: boolean;
}

/** Resolves the options once. Throws a TypeError that names the option that is wrong. */
export function resolveSettings(options: ClientOptions): Settings {
  const given = checkOptions("createClient", options, ["baseUrl", "token"]);
  return {
    timeoutMs: 30_000,
    deadlineMs: 120_000,
    retries: 2,
    ...given,
    baseUrl: given.baseUrl.replace(/\/+$/, ""),
  };
}
