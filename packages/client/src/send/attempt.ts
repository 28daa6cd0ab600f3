import type { CallContext } from "../errors/document-export-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { TimeoutError } from "../errors/deadline-errors.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import { acceptResponse } from "./accept-response.js";
import type { Call } from "./call.js";
import { endTimer } from "./end-timer.js";
import { onAbort } from "../utils/abort.js";
import { prepare } from "./prepare.js";
import { readText } from "./read-text.js";

/** Sends one request and returns the JSON of its response. Throws an error of this package, or the reason of the signal. */
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
  const removeListener = signal && onAbort(signal, () => abort.abort());
  let url, response, text;
  try {
    // Only a request that has something to await is raced with the abort: the race costs time.
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
    // The global is read at each call, so that replacing it later, such as by a test double, takes effect.
    response = await (settings.fetch?.(new Request(url, init)) ?? fetch(url, init));
    text = await readText(response);
  } catch (cause) {
    signal?.throwIfAborted();
    if (abort.signal.aborted) throw new TimeoutError(context, timeoutMs);
    // An error of the caller's own `token` or `open` is passed on unchanged.
    throw url ? new ConnectionError(context, url, cause) : cause;
  } finally {
    endTimer(settings, timer);
    removeListener?.();
  }
  return acceptResponse(settings, call, context, response, text);
}
