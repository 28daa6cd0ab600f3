import type { CallContext } from "../errors/document-export-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { TimeoutError } from "../errors/deadline-errors.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "../request/call.js";
import { readText } from "../results/read-text.js";
import { jsonResult } from "../results/results.js";
import { acceptResponse } from "./accept-response.js";
import { onAbort } from "../utils/abort.js";

/** Sends one request and returns what its response holds. Throws an error of this package, or the reason of the signal. */
export async function attempt(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<unknown> {
  const { signal } = call.options;
  signal?.throwIfAborted();
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const removeListener = onAbort(signal, () => abort.abort());
  const { method, result = jsonResult } = call.operation;
  let isSent, response, received;
  try {
    // Only a request that has something to await is raced with the abort: the race costs time.
    const { headers } = settings;
    const init: RequestInit =
      headers && !call.prepare
        ? { headers }
        : await Promise.race([
            settings.authorize().then(call.prepare ?? ((all) => ({ headers: all }))),
            new Promise<never>((_, reject) => onAbort(abort.signal, reject)),
          ]);
    init.method = method;
    // A redirect may turn any other method into a GET, whose success would be taken for its own (Fetch, HTTP-redirect).
    if (!/^(GET|HEAD)$/.test(method)) init.redirect = "manual";
    init.signal = abort.signal;
    isSent = true;
    // The global is read at each call, so that replacing it later, such as by a test double, takes effect.
    response = await (settings.fetch?.(new Request(context.url, init)) ?? fetch(context.url, init));
    context.status = response.status;
    context.requestId = response.headers.get("x-request-id") ?? undefined;
    received = await (response.ok ? result.read(response) : readText(response));
  } catch (cause) {
    signal?.throwIfAborted();
    if (abort.signal.aborted) throw new TimeoutError(context, timeoutMs);
    // An error of the caller's own `token` or `open` is passed on unchanged.
    throw isSent ? new ConnectionError(context, cause) : cause;
  } finally {
    clearTimeout(timer);
    removeListener();
  }
  return acceptResponse(settings, call, context, response, received);
}
