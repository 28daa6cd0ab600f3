import type { SendCredentials } from "./send-credentials.js";
import type { ClientDefaults } from "./client-defaults.js";
import type { ClientOptions, Limits } from "./options.js";
import { toHeaders, type RequestHeaders } from "./to-headers.js";
import { readEnvironment } from "./read-environment.js";

type Fixed = Omit<ClientOptions, keyof Limits | "supportsIdempotencyKeys" | "baseUrl" | "headers">;

/** The resolved options of a client, and its mutable state. */
export interface Settings extends Fixed, Required<Limits> {
  readonly baseUrl: string;
  readonly headers: RequestHeaders;
  /** Whether the base URL comes from the description and not from the caller. */
  readonly isOwnServer: boolean;
  readonly addCredentials: SendCredentials["add"] | undefined;
  /** Whether the implementation supports idempotency keys, as set by the caller or seen in a response. */
  supportsIdempotencyKeys?: boolean;
}

/** Resolves the options once; `check` validates them. Throws a TypeError that names a wrong option. */
export function resolveSettings(
  options: ClientOptions | undefined,
  { environment, server, credentials }: ClientDefaults,
  check: (options: ClientOptions) => ClientOptions,
): Settings {
  const read = (name: string) => readEnvironment(environment, name);
  const { baseUrl = read("BASE_URL"), token = read("TOKEN") } = options ?? {};
  const all = { ...options, baseUrl: fromPage(baseUrl ?? server), token } as ClientOptions;
  const given = check(all);
  return {
    timeoutMs: 30_000,
    deadlineMs: 120_000,
    retries: 2,
    ...given,
    baseUrl: `${given.baseUrl}`.replace(/\/+$/, ""),
    headers: toHeaders("createClient", given.headers),
    isOwnServer: !baseUrl,
    addCredentials: credentials?.add,
  };
}

/** Resolves a URL relative to the current web page, if there is one. */
export function fromPage(url: string | undefined): string | undefined {
  const page = (globalThis as { location?: { href: string } }).location?.href;
  return url && URL.canParse(url, page) ? new URL(url, page).href : url;
}
