import { authenticateRequest } from "../authenticate/authenticate.js";
import type { Parameters, ParameterSource } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import type { Limits } from "../decode/limits.js";
import { readBody } from "../decode/read-body.js";
import { selectContent } from "../decode/select-content.js";
import { invalidRequest } from "../problems/problem-error.js";
import { acceptableTypes } from "../respond/acceptable-types.js";
import { encodeResult, type HandlerResult } from "../respond/encode-result.js";
import type { PreparedOperation } from "../respond/prepare-responses.js";
import type { Route } from "../route/router.js";
import type { CoreRequest, CoreResponse } from "../request/core-request.js";
import { HandlerCall } from "./handler-call.js";
import type { Progress } from "./progress.js";
import type { AnyServerOptions } from "./server-options.js";

type AnyHandler = (request: object) => unknown;

/**
 * Handles a request: authentication → media type → length → parameters → body → handler → response check → encoding.
 * Throws if a step fails.
 */
export async function handleRequest<Principal>(
  request: CoreRequest,
  { operation, path }: Route<PreparedOperation>,
  progress: Progress,
  options: AnyServerOptions<Principal, object>,
  limits: Limits,
): Promise<CoreResponse> {
  const call = new HandlerCall(request, progress.requestId);
  call.principal = await authenticateRequest(operation, request, options);
  call.acceptable = acceptableTypes(operation.offered, request.header("accept"));
  if (options.beforeHandler)
    progress.headers = {
      ...progress.headers,
      ...(await askHook(options.beforeHandler, operation, call)),
    };
  const selected = selectContent(operation.body, request, limits);
  call.take(decodeParameters(operation, request, path));
  if (selected) {
    call.contentType = selected.mediaType.type;
    call.body = await readBody(selected, request, limits);
  }
  const handler = Reflect.get(options.handlers, operation.id) as AnyHandler;
  const result = (await handler.call(options.handlers, call)) as HandlerResult;
  return encodeResult(operation, result, progress.headers, options.checkResponses ?? true);
}

async function askHook<Principal>(
  hook: NonNullable<AnyServerOptions<Principal, object>["beforeHandler"]>,
  operation: PreparedOperation,
  { principal, requestId }: HandlerCall,
): Promise<Readonly<Record<string, string>>> {
  const context = { operationId: operation.id, principal: principal as Principal, requestId };
  return lowerNames(await hook(context));
}

const NONE: Readonly<Record<string, string>> = {};

function lowerNames(
  headers: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (!headers) return NONE;
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(entries);
}

function decodeParameters(
  operation: PreparedOperation,
  request: CoreRequest,
  path: ParameterSource["path"],
): Parameters {
  const violations: Violation[] = [];
  const { query, rawHeaders } = request;
  const source = { path, query, rawHeaders, header: (name: string) => request.header(name) };
  const parameters = operation.decodeParameters(source, violations);
  if (violations.length > 0) throw invalidRequest(violations);
  return parameters;
}
