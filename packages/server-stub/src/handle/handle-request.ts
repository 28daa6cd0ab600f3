import { authenticateRequest } from "../authenticate/authenticate.js";
import type { Violation } from "../contract/violation.js";
import type { Limits } from "../decode/limits.js";
import { readBody } from "../decode/read-body.js";
import { selectContent } from "../decode/select-content.js";
import { invalidRequest } from "../problems/problem-error.js";
import { acceptableTypes } from "../respond/acceptable-types.js";
import { encodeResult, type HandlerResult } from "../respond/encode-result.js";
import type { Route } from "../route/router.js";
import type { CoreRequest, CoreResponse } from "./core-request.js";
import { HandlerCall } from "./handler-call.js";
import type { Progress } from "./progress.js";
import type { ServerOptions } from "./server-options.js";

/** A request on its way through the stages. */
export interface Call {
  readonly request: CoreRequest;
  readonly route: Route;
  readonly progress: Progress;
}

type AnyHandler = (request: object) => unknown;

/** Authentication → media type → length → parameters → body → handler → response check → encoding; throws what goes wrong. */
export async function handleRequest<Principal>(
  call: Call,
  options: ServerOptions<Principal, object>,
  limits: Limits,
): Promise<CoreResponse> {
  const { request, progress } = call;
  const { operation } = call.route;
  const { requestId } = progress;
  const principal = await authenticateRequest(operation, request, options.authenticate);
  const acceptable = acceptableTypes(operation, request.headers.accept);
  if (options.beforeHandler) {
    const context = { operationId: operation.id, principal: principal as Principal, requestId };
    progress.headers = lowerNames(await options.beforeHandler(context));
  }
  const decoded = await decode(call, limits);
  const handler: unknown = Reflect.get(options.handlers, operation.id);
  const handlerCall = new HandlerCall(request, { ...decoded, acceptable, principal, requestId });
  const result = await (handler as AnyHandler).call(options.handlers, handlerCall);
  return encodeResult(
    operation,
    result as HandlerResult,
    progress.headers,
    options.checkResponses ?? true,
  );
}

const NONE: Readonly<Record<string, string>> = {};

function lowerNames(
  headers: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (!headers) return NONE;
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(entries);
}

async function decode({ request, route }: Call, limits: Limits): Promise<object> {
  const { operation, path } = route;
  const violations: Violation[] = [];
  const selected = selectContent(operation.body, request.headers, limits);
  const source = { path, query: request.query, headers: request.headers };
  const parameters = operation.decodeParameters(source, violations);
  if (violations.length > 0) throw invalidRequest(violations);
  const body = selected && (await readBody(selected, request.read, limits));
  return { ...parameters, body, contentType: selected?.mediaType.type };
}
