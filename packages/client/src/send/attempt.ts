import type { CallContext } from "../errors/document-export-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { TimeoutError } from "../errors/deadline-errors.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "../request/call.js";
import { readText } from "../results/read-text.js";
import { jsonResult } from "../results/results.js";
import { headersFor } from "../request/headers-for.js";
import type { PreparedRequest, Sent } from "../options/send-credentials.js";
import { prepareRequest } from "./prepare-request.js";
import { ProblemError } from "../errors/problem-error.js";
import { InvalidResponseError } from "../errors/invalid-response-error.js";
import { onAbort } from "../utils/abort.js";

/**
 * Sends one request and returns the content of its response. Throws an error of this package, or the reason of the
 * signal.
 */
export async function attempt(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<unknown> {
  const {
    operation: { method, result = jsonResult, idempotencyHeader, json = JSON },
    options: { signal, onResponse, fetch: given = settings.fetch },
  } = call;
  signal?.throwIfAborted();
  const abort = new AbortController();
  const end = () => abort.abort();
  const timer = setTimeout(end, timeoutMs);
  const removeListener = onAbort(signal, end);
  let init: PreparedRequest | undefined, response, received;
  try {
    // Only requests with something to await are raced with the abort, because the race costs time.
    const { token, addCredentials } = settings;
    const prepare = (sent: Sent) => prepareRequest(sent, call);
    init =
      typeof token === "function" || call.body || addCredentials
        ? await Promise.race([
            addCredentials
              ? addCredentials(settings, call.operation.security, context.url, prepare)
              : prepare(settings),
            new Promise<never>((_, reject) => onAbort(abort.signal, reject)),
          ])
        : { headers: headersFor(token, call.headers, settings.headers) };
    const { url = context.url } = init;
    init.method = method;
    // A redirect may turn any other method into a GET, and its success would look like that of the original request
    // (Fetch, HTTP-redirect).
    if (!/GET|HEAD/.test(method)) init.redirect = "manual";
    init.signal = abort.signal;
    // The global is read at each call, so that replacing it later, for example with a test double, takes effect.
    response = await (given?.(new Request(url, init)) ?? fetch(url, init));
    context.status = response.status;
    context.requestId = response.headers.get("x-request-id") ?? undefined;
    received = await (response.ok ? result.read(response) : readText(response));
  } catch (cause) {
    signal?.throwIfAborted();
    if (abort.signal.aborted) throw new TimeoutError(context, timeoutMs);
    // An error thrown by the caller's `token` or `open` is passed on unchanged.
    throw init ? new ConnectionError(context, cause) : cause;
  } finally {
    clearTimeout(timer);
    removeListener();
  }
  onResponse?.(response);
  if (idempotencyHeader && response.headers.has(idempotencyHeader))
    settings.supportsIdempotencyKeys = true;
  if (!response.ok) throw new ProblemError(context, response, received as string, json);
  const value = result.decode(received, context, response, signal);
  const violation = settings.check?.(context.operationId, value) ?? call.check?.(value);
  if (!violation) return value;
  const body = `${json.stringify(violation.value)}`;
  throw new InvalidResponseError(context, "contract", body, {}, violation);
}
