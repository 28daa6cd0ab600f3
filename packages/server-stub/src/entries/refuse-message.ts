import type { IncomingMessage, ServerResponse } from "node:http";
import { messageFault } from "../handle/message-fault.js";
import { newRequestId } from "../handle/new-request-id.js";
import { ProblemError } from "../problems/problem-error.js";
import { encodeProblem } from "../respond/encode-problem.js";
import { NodeRequest } from "./node-entry.js";
import { sendAnswer } from "./send-answer.js";

/**
 * Answers a request that no path may answer, such as one with two `Host` headers, and says whether it did.
 * The stub does so for each of its own; this is for the routes beside it.
 */
export function refuseMessage(request: IncomingMessage, response: ServerResponse): boolean {
  const fault = messageFault(new NodeRequest(request, response));
  if (fault) sendProblem(fault, request, response);
  return fault !== undefined;
}

/** For `checkExpectation` of `node:http`: 417 with a problem (RFC 9110, 10.1.1). */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const fault =
    messageFault(new NodeRequest(request, response)) ??
    new ProblemError({
      type: "expectation-failed",
      detail: "Expected `Expect: 100-continue` or none, got another one.",
      // The caller may send its body or not: where the next request begins is unknown.
      headers: { connection: "close" },
    });
  sendProblem(fault, request, response);
}

function sendProblem(
  fault: ProblemError,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const requestId = newRequestId();
  const answer = encodeProblem(fault, requestId);
  answer.headers["x-request-id"] = requestId;
  const sent = request.method === "HEAD" ? { ...answer, body: undefined } : answer;
  // The parser may yet refuse the message as a whole, by `clientError`, which must find no answer begun.
  setImmediate(() => sendAnswer(sent, request, response));
}
