import type { IncomingMessage, ServerResponse } from "node:http";
import { messageFault } from "../handle/message-fault.js";
import { ProblemError } from "../problems/problem-error.js";
import { encodeProblem } from "../respond/encode-problem.js";
import { NodeRequest } from "./node-entry.js";
import { sendResponse } from "./send-response.js";

/**
 * Refuses a request that no path may serve, such as one with two `Host` headers, and returns whether it did.
 * The stub does so for each of its own; this is for the routes beside it.
 */
export function refuseMessage(request: IncomingMessage, response: ServerResponse): boolean {
  const fault = messageFault(new NodeRequest(request, response));
  if (fault) sendProblem(fault, request, response);
  return fault !== undefined;
}

/** For `checkExpectation` of `node:http`: 417 with a problem (RFC 9110, 10.1.1). */
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
      // The caller may send its body or not: where the next request begins is unknown.
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
  // The parser may yet refuse the message as a whole, by `clientError`, which must find no response begun.
  setImmediate(() => sendResponse(sent, request, response));
}
