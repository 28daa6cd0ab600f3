import { defaultLimits, type Limits } from "../decode/limits.js";
import { operations } from "../generated/operations.js";
import { ProblemError } from "../problems/problem-error.js";
import { encodeProblem } from "../respond/encode-problem.js";
import { createRouter, type Router } from "../route/router.js";
import { assertOptions } from "./assert-options.js";
import type { CoreRequest, CoreResponse } from "./core-request.js";
import { handleRequest } from "./handle-request.js";
import type { FaultContext, ServerOptions } from "./server-options.js";

/** One request in, one answer out; never throws. */
export type Core = (request: CoreRequest) => Promise<CoreResponse>;

/** The core behind both entries. Throws a TypeError where a handler or hook is missing. */
export function createCore<Principal>(options: ServerOptions<Principal>): Core {
  assertOptions(options);
  const router = createRouter(Object.values(operations));
  const limits = { ...defaultLimits, ...options.limits };
  return async (request) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const context: { -readonly [Name in keyof FaultContext]: FaultContext[Name] } = {
      requestId,
      operationId: undefined,
    };
    const answer = await answerRequest(request, router, options, limits, context);
    const duration = performance.now() - started;
    options.onResponse?.({
      ...context,
      method: request.method,
      path: request.path,
      status: answer.status,
      duration,
    });
    return finish(answer, request.method, requestId);
  };
}

async function answerRequest<Principal>(
  request: CoreRequest,
  router: Router,
  options: ServerOptions<Principal>,
  limits: Limits,
  context: { requestId: string; operationId: string | undefined },
): Promise<CoreResponse> {
  const { requestId } = context;
  try {
    const allowed = request.method === "OPTIONS" ? router.allowed(request.path) : undefined;
    if (allowed) return { status: 204, headers: { allow: allowed.join(", ") }, body: undefined };
    const route = router.match(request.method, request.path);
    context.operationId = route.operation.id;
    return await handleRequest({ request, route, requestId }, options, limits);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500)
      reportFault(error, context, options);
    return encodeProblem(error, requestId);
  }
}

function reportFault<Principal>(
  error: unknown,
  context: FaultContext,
  options: ServerOptions<Principal>,
): void {
  if (options.onError) options.onError(error, context);
  else
    console.error(
      `request ${context.requestId} (${context.operationId ?? "no operation"}) failed:`,
      error,
    );
}

function finish(answer: CoreResponse, method: string, requestId: string): CoreResponse {
  const headers = { ...answer.headers, "x-request-id": requestId };
  if (method !== "HEAD") return { ...answer, headers };
  return {
    ...answer,
    headers: { ...headers, "content-length": String(byteLength(answer.body)) },
    body: undefined,
  };
}

function byteLength(body: CoreResponse["body"]): number {
  return typeof body === "string" ? new TextEncoder().encode(body).length : (body?.length ?? 0);
}
