import type { ClientOptions, Limits } from "../client.js";
import { checkOption, checkOptions } from "./check-options.js";

type Fixed = Omit<ClientOptions, keyof Limits | "supportsIdempotencyKeys">;

/** The options of a client, resolved, and what it learns while it works. */
export interface Settings extends Fixed, Required<Limits> {
  /** What every request says, where the token is known before. */
  readonly headers: Headers | undefined;
  /** Asks for the token, and gives headers of one request. */
  readonly authorize: () => Promise<Headers>;
  /** Whether the caller has said, or the implementation has shown, that it keeps idempotency keys. */
  supportsIdempotencyKeys?: boolean;
  /** The timer of the attempt that ended last, which Node keeps its list of timers for. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Resolves the options once. Throws a TypeError that names the option that is wrong. */
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
  // What fetch says of a wrong header shows it.
  checkOption("createClient", "token", token);
  return new Headers({ accept: "application/json", authorization: `Bearer ${token}` });
}
