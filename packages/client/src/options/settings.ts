import type { ClientOptions, Limits } from "./options.js";
import { CLIENT_OPTIONS } from "./checks.js";
import { checkOptions } from "./check-options.js";
import { readEnvironment } from "./read-environment.js";

type Fixed = Omit<ClientOptions, keyof Limits | "supportsIdempotencyKeys" | "baseUrl">;

/** The resolved options of a client, and its state. */
export interface Settings extends Fixed, Required<Limits> {
  readonly baseUrl: string;
  /** Whether the caller said, or a response showed, that the implementation supports idempotency keys. */
  supportsIdempotencyKeys?: boolean;
}

/** Resolves the options once. Throws a TypeError that names a wrong option. */
export function resolveSettings(
  options: ClientOptions | undefined,
  required: readonly string[],
  environment?: string,
): Settings {
  const read = (name: string) => readEnvironment(environment, name);
  const { baseUrl = read("BASE_URL"), token = read("TOKEN") } = options ?? {};
  const all = { ...options, baseUrl, token } as ClientOptions;
  const given = checkOptions("createClient", all, { types: CLIENT_OPTIONS, required });
  return {
    timeoutMs: 30_000,
    deadlineMs: 120_000,
    retries: 2,
    ...given,
    baseUrl: `${baseUrl}`.replace(/\/+$/, ""),
  };
}
