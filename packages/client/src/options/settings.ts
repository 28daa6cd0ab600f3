import type { OperationId } from "@document-export/types";
import type { AttemptEvent, ClientOptions } from "../client.js";
import type { Violation } from "../checks/violation.js";
import { checkOptions } from "./check-options.js";

/** The options of a client, resolved; `echoes` is what it learns while it works. */
export interface Settings {
  readonly baseUrl: string;
  readonly token: ClientOptions["token"];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retries: number;
  readonly onAttempt: ((event: AttemptEvent) => void) | undefined;
  readonly check: ((operationId: OperationId, json: unknown) => Violation | undefined) | undefined;
  /** Whether the implementation has shown, or the caller has said, that it keeps idempotency keys. */
  echoes: boolean;
}

/** Resolves the options once. Throws a TypeError that names the option that is wrong. */
export function resolveSettings(options: ClientOptions): Settings {
  checkOptions("createClient", options);
  const { baseUrl, fetch } = options;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    token: options.token,
    // The global is looked up at each call: whoever replaces it later, a test double for one, is heard.
    fetch: fetch
      ? (url, init) => fetch(new Request(url, init))
      : (url, init) => globalThis.fetch(url, init),
    timeoutMs: options.timeoutMs ?? 30_000,
    deadlineMs: options.deadlineMs ?? 120_000,
    retries: options.retries ?? 2,
    onAttempt: options.onAttempt,
    check: options.check,
    echoes: options.keepsIdempotencyKeys ?? false,
  };
}
