import type { IncomingMessage, ServerResponse } from "node:http";
import { messageFault } from "../handle/message-fault.js";
import { ProblemError } from "../problems/problem-error.js";
import { encodeProblem } from "../respond/encode-problem.js";
import { NodeRequest } from "./node-entry.js";
import { sendResponse } from "./send-response.js";

/**
 * Refuses a request that is invalid for every path, such as one with two `Host` headers; returns true if it did. The
 * stub does this for its own requests; use this for routes outside the stub.
 */
export function refuseMessage(request: IncomingMessage, response: ServerResponse): boolean {
  const fault = messageFault(new NodeRequest(request, response));
  if (fault) sendProblem(fault, request, response);
  return fault !== undefined;
}

/** Responds with 417 and a problem, for `checkExpectation` of `node:http` (RFC 9110, 10.1.1). */
export function refuseExpectation(
  request: IncomingMessage,
  response: ServerResponse,
  typeBase?: string,
): void {
  const fault =
    messageFault(new NodeRequest(request, response)) ??
    new ProblemError({
      type: "expectation-failed",
      detail: "The only `Expect` header that is supported is `100-continue`.",
      // The caller may or may not send its body, so the start of the next request is unknown.
      headers: { connection: "close" },
    });
  sendProblem(fault, request, response, typeBase);
}

function sendProblem(
  fault: ProblemError,
  request: IncomingMessage,
  response: ServerResponse,
  typeBase?: string,
): void {
  const requestId = crypto.randomUUID();
  const problem = encodeProblem(fault, requestId, typeBase);
  problem.headers["x-request-id"] = requestId;
  const sent = request.method === "HEAD" ? { ...problem, body: undefined } : problem;
  // The parser may still refuse the whole message through `clientError`, which must not find a started response.
  setImmediate(() => sendResponse(sent, request, response));
}
