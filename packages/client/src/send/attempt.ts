import type { CallContext } from "../errors/call-context.js";
import { ConnectionError } from "../errors/connection-error.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import { acceptResponse } from "./accept-response.js";
import type { Call } from "./call.js";
import { endTimer } from "./end-timer.js";
import { follow } from "./follow.js";
import { prepare } from "./prepare.js";
import { readText } from "./read-text.js";

/** Sends one request and gives the JSON of its response. Throws one of the errors of a call, or the caller's reason to abort. */
export async function attempt(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<unknown> {
  const { signal } = call.options;
  signal?.throwIfAborted();
  const abort = new AbortController();
  const timer = setTimeout(() => settings.timer === timer || abort.abort(), timeoutMs);
  const unfollow = signal && follow(signal, () => abort.abort());
  let url, response, text;
  try {
    // What is to be waited for is raced with the end of the call; the rest is not made to pay for that.
    const { headers } = settings;
    const init: RequestInit =
      headers && !call.post
        ? { headers }
        : await Promise.race([
            prepare(settings, call),
            new Promise<never>((_, reject) => abort.signal.addEventListener("abort", reject)),
          ]);
    init.signal = abort.signal;
    url = settings.baseUrl + operations[call.operationId].path + (call.query ?? "");
    // The global is looked up at each call: whoever replaces it later, a test double for one, is heard.
    response = await (settings.fetch?.(new Request(url, init)) ?? fetch(url, init));
    text = await readText(response);
  } catch (cause) {
    signal?.throwIfAborted();
    if (abort.signal.aborted) throw new TimeoutError(context, timeoutMs);
    // What the caller's own token or document fails with is the caller's.
    throw url ? new ConnectionError(context, url, cause) : cause;
  } finally {
    endTimer(settings, timer);
    unfollow?.();
  }
  return acceptResponse(settings, call, context, response, text);
}
