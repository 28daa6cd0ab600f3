import type { Operations } from "../contract/operation.js";
import { cutOff } from "../request/byte-source.js";
import { resolveLimits, type Limits } from "../decode/limits.js";
import { underPath } from "../route/under-path.js";
import { ProblemError } from "../problems/problem-error.js";
import { assertSendable } from "../respond/assert-sendable.js";
import { encodeProblem } from "../respond/encode-problem.js";
import { isStream, reportErrors } from "../request/streams.js";
import type { PreparedOperation } from "../respond/prepare-responses.js";
import { isPending, prepareOperation, type PendingOperation } from "../route/prepare-operation.js";
import { createRouter, type Router } from "../route/router.js";
import { assertOptions } from "./assert-options.js";
import type { CoreRequest, CoreResponse } from "../request/core-request.js";
import { handleRequest } from "./handle-request.js";
import { messageFault } from "./message-fault.js";
import { notify } from "./notify.js";
import type { Progress } from "./progress.js";
import type { AnyServerOptions, FaultContext, ResponseContext } from "./server-options.js";

/** Handles a request and returns a response that can be sent; never throws. */
export type Core = (request: CoreRequest) => Promise<CoreResponse>;

/** Creates the core behind both entry points. Throws a TypeError if a handler or hook is missing. */
export function createCore<Principal>(
  operations: Operations,
  options: AnyServerOptions<Principal, object>,
): Core {
  assertOptions(operations, options);
  const prepared = Object.values(operations).map((one) => prepareOperation(one, options));
  const router = createRouter(underPath(options.basePath ?? "", prepared));
  const limits = resolveLimits(options.limits);
  return async (request) => {
    const started = options.onResponse ? performance.now() : 0;
    const requestId = crypto.randomUUID();
    const progress: Progress = { requestId, operationId: undefined, headers: NONE };
    let response: CoreResponse;
    try {
      response =
        refuseMessage(request, requestId, options.problemTypeBase) ??
        allowedMethods(request, router) ??
        (await handleMatch(request, router, progress, options, limits));
    } catch (error) {
      response = refuse(error, request, progress, options);
    }
    if (options.onResponse) report(options.onResponse, request, response, progress, started);
    return finish(reportStream(response, progress, request, options), request.method, requestId);
  };
}

const NONE: Progress["headers"] = {};

/**
 * Returns the response to a message that is invalid for every path. The caller is at fault, so a 501 is not reported to
 * `onError`.
 */
function refuseMessage(
  request: CoreRequest,
  requestId: string,
  typeBase: string | undefined,
): CoreResponse | undefined {
  const fault = messageFault(request);
  return fault && encodeProblem(fault, requestId, typeBase);
}

/** Returns the response to OPTIONS; undefined for any other request, and for one that an operation handles. */
function allowedMethods(
  { method, path }: CoreRequest,
  router: Router<unknown>,
): CoreResponse | undefined {
  const allowed = method === "OPTIONS" ? router.allowed(path) : undefined;
  return allowed && { status: 204, headers: { allow: allowed.join(", ") }, body: undefined };
}

/**
 * Handles a matched operation. One that is already loaded is handled synchronously, so that its requests do not wait.
 */
function handleMatch<Principal>(
  request: CoreRequest,
  router: Router<PreparedOperation | PendingOperation>,
  progress: Progress,
  options: AnyServerOptions<Principal, object>,
  limits: Limits,
): Promise<CoreResponse> {
  const { operation, path } = router.match(request.method, request.path);
  progress.operationId = operation.id;
  if (operation.announces) progress.headers = operation.announces;
  const handle = (whole: PreparedOperation) =>
    handleRequest(request, { operation: whole, path }, progress, options, limits);
  return isPending(operation) ? operation.load().then(handle) : handle(operation);
}

function report(
  onResponse: (context: ResponseContext) => void,
  { method, path, remoteAddress, headers }: CoreRequest,
  { status }: CoreResponse,
  { requestId, operationId }: Progress,
  started: number,
): void {
  const duration = performance.now() - started;
  const context = {
    requestId,
    operationId,
    method,
    path,
    remoteAddress,
    headers,
    status,
    duration,
  };
  notify("onResponse", () => onResponse(context));
}

/**
 * Returns the response for a thrown value. Faults of the service are reported; a caller that disconnected is not a
 * fault.
 */
function refuse<Principal>(
  thrown: unknown,
  { signal }: CoreRequest,
  { requestId, operationId, headers }: Progress,
  options: AnyServerOptions<Principal, object>,
): CoreResponse {
  const context = { requestId, operationId };
  const error = signal.aborted && thrown === signal.reason ? cutOff(thrown) : thrown;
  if (!(error instanceof ProblemError) || error.status >= 500) reportFault(error, context, options);
  const problem = encodeProblem(problemOf(error, options), requestId, options.problemTypeBase);
  const response = { ...problem, headers: { ...headers, ...problem.headers } };
  try {
    assertSendable(response);
    return response;
  } catch (unsendable) {
    reportFault(unsendable, context, options);
    return encodeProblem(unsendable, requestId, options.problemTypeBase);
  }
}

/** Returns the problem for a fault; a failing hook must not prevent the response. */
function problemOf<Principal>(
  error: unknown,
  { toProblem }: AnyServerOptions<Principal, object>,
): unknown {
  if (error instanceof ProblemError || !toProblem) return error;
  try {
    return toProblem(error) ?? error;
  } catch {
    return error;
  }
}

function reportFault<Principal>(
  error: unknown,
  context: FaultContext,
  options: AnyServerOptions<Principal, object>,
): void {
  if (options.onError) return notify("onError", () => options.onError?.(error, context));
  const where = context.operationId ?? "no operation";
  console.error(`request ${context.requestId} (${where}) failed:`, error);
}

/** Reports errors of a stream like any other fault, unless the caller disconnected. */
function reportStream<Principal>(
  response: CoreResponse,
  progress: Progress,
  request: CoreRequest,
  options: AnyServerOptions<Principal, object>,
): CoreResponse {
  const { body } = response;
  if (!isStream(body)) return response;
  const report = (error: unknown) => {
    if (!request.signal.aborted) reportFault(error, progress, options);
  };
  return { ...response, body: reportErrors(body, report) };
}

function finish(response: CoreResponse, method: string, requestId: string): CoreResponse {
  response.headers["x-request-id"] = requestId;
  if (method !== "HEAD") return response;
  // A generator that has not started has nothing to clean up.
  if (isStream(response.body)) return { ...response, body: undefined };
  response.headers["content-length"] = String(byteLength(response.body));
  return { ...response, body: undefined };
}

function byteLength(body: string | Uint8Array | undefined): number {
  return typeof body === "string" ? new TextEncoder().encode(body).length : (body?.length ?? 0);
}
