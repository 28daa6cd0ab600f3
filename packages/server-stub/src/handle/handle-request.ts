import { authenticateRequest } from "../authenticate/authenticate.js";
import type { Operation, Parameters, ParameterSource } from "../contract/operation.js";
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

type AnyHandler = (request: object) => unknown;

/** Authentication → media type → length → parameters → body → handler → response check → encoding; throws what goes wrong. */
export async function handleRequest<Principal>(
  request: CoreRequest,
  { operation, path }: Route,
  progress: Progress,
  options: ServerOptions<Principal, object>,
  limits: Limits,
): Promise<CoreResponse> {
  const { headers } = request;
  const principal = await authenticateRequest(operation, request, options.authenticate);
  const acceptable = acceptableTypes(operation, headers.accept);
  if (options.beforeHandler) {
    const context = {
      operationId: operation.id,
      principal: principal as Principal,
      requestId: progress.requestId,
    };
    progress.headers = lowerNames(await options.beforeHandler(context));
  }
  const selected = selectContent(operation.body, headers, limits);
  const parameters = decodeParameters(operation, { path, query: request.query, headers });
  const body = selected && (await readBody(selected, request.read, limits));
  const handler: unknown = Reflect.get(options.handlers, operation.id);
  const call = new HandlerCall(request, parameters, {
    body,
    contentType: selected?.mediaType.type,
    acceptable,
    principal,
    requestId: progress.requestId,
  });
  const result = await (handler as AnyHandler).call(options.handlers, call);
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

function decodeParameters(operation: Operation, source: ParameterSource): Parameters {
  const violations: Violation[] = [];
  const parameters = operation.decodeParameters(source, violations);
  if (violations.length > 0) throw invalidRequest(violations);
  return parameters;
}
