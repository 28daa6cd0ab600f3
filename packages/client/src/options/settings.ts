import type { ClientOptions, Limits } from "./options.js";
import { checkOption, checkOptions } from "./check-options.js";

type Fixed = Omit<ClientOptions, keyof Limits | "supportsIdempotencyKeys">;

/** The resolved options of a client, and its state. */
export interface Settings extends Fixed, Required<Limits> {
  /** The headers of every request, where the token is constant. */
  readonly headers: Headers | undefined;
  /** Gets the token, and returns the headers of one request. */
  readonly authorize: () => Promise<Headers>;
  /** Whether the caller said, or a response showed, that the implementation supports idempotency keys. */
  supportsIdempotencyKeys?: boolean;
  /** The timer of the last attempt, see `endTimer`. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Resolves the options once. Throws a TypeError that names a wrong option. */
export function resolveSettings(options: ClientOptions): Settings {
  const given = checkOptions("createClient", options, ["baseUrl", "token"]);
  const { baseUrl, token } = given;
  return {
    timeoutMs: 30_000,
    deadlineMs: 120_000,
    retries: 2,
    ...given,
    baseUrl: `${baseUrl}`.replace(/\/+$/, ""),
    headers: typeof token === "string" ? headersFor(token) : undefined,
    authorize: async () => headersFor(typeof token === "string" ? token : await token()),
  };
}

function headersFor(token: string): Headers {
  // The error of fetch for an invalid header would show the token.
  checkOption("createClient", "token", token);
  return new Headers({ accept: "application/json", authorization: `Bearer ${token}` });
}
