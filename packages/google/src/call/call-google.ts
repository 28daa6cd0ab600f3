import type { Account } from "../account/open-account.js";
import { GoogleError } from "../google-error.js";
import type { Call } from "./call.js";
import { explainResponse } from "./explain-response.js";
import { atEndpoint } from "../hosts.js";
import type { Limits } from "./limits.js";
import { readBounded } from "./read-bounded.js";
import { withRetries } from "./retry.js";

/** State shared by all calls. */
export interface Context {
  readonly account: Account;
  readonly endpoint: string | undefined;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
}

/** Calls a Google API and returns the JSON object of its response. Throws a GoogleError that says what to do. */
export function callGoogle(context: Context, call: Call): Promise<object> {
  const run = async () => {
    try {
      return await callOnce(context, call, false);
    } catch (error) {
      // The token may have been revoked or have expired; a fresh one shows whether the login still works.
      if (!(error instanceof GoogleError && error.status === 401)) throw error;
      return callOnce(context, call, true);
    }
  };
  return withRetries(run, context.limits, context.signal);
}

async function callOnce(context: Context, call: Call, isFresh: boolean): Promise<object> {
  const { account, endpoint, limits, signal } = context;
  const token = await account.tokenFor(call.scope, isFresh);
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const headers = {
    authorization: `Bearer ${token}`,
    accept: "application/json",
    ...(call.resourceKeys !== undefined && { "x-goog-drive-resource-keys": call.resourceKeys }),
  };
  try {
    const response = await fetch(atEndpoint(call.url, endpoint), {
      headers,
      // Google APIs do not redirect, and the token must reach no other host.
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const bytes = await readBounded(response, call.maxBytes, call.subject);
    if (!response.ok) throw explainResponse(response, bytes, call, account);
    return parse(bytes, call.subject);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof GoogleError ? error : connectionError(error, call.subject, limits);
  }
}

function parse(bytes: Uint8Array, subject: string): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // The body is not JSON, so the response is not from a Google API.
  }
  throw new GoogleError(
    "unexpected",
    `${subject}: expected JSON from Google, got something else.`,
    {
      advice: "Does a proxy respond in its place?",
    },
  );
}

/** Converts an error of `fetch` to a GoogleError. */
export function connectionError(
  error: unknown,
  subject: string,
  { timeoutMs }: Limits,
): GoogleError {
  const { name, message, cause } = Object(error) as Partial<Error>;
  const reason =
    name === "TimeoutError"
      ? `no response in ${timeoutMs / 1000} seconds`
      : cause instanceof Error && cause.message
        ? cause.message
        : String(message);
  return new GoogleError("unavailable", `${subject}: Google could not be reached (${reason}).`, {
    advice:
      "Check the connection of this machine; behind a proxy, set `HTTPS_PROXY` and `NODE_USE_ENV_PROXY=1`.",
    isPassing: true,
    cause: error,
  });
}
