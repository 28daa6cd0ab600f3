import { judgeAll } from "../../checks/incremental.js";
import type { JudgeContext, Rule, RuleContext, TrafficJudge } from "../../checks/rule.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { oddRequests } from "../../openapi/odd-requests.js";
import type { Basis } from "../../findings/basis.js";
import { NoResponseError } from "../../probe/guard/no-response-error.js";
import { quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError, StopRunError } from "../../verdict/verdict-errors.js";

const SERVER_ERROR = { openapi: "responses", rfc: "RFC 9110, 15.6" } as const satisfies Basis;

/** The method is not implemented, or the server is too busy: the request did not cause this. */
const EXCUSED = new Set([501, 503]);

/** No request causes a server error, however wrong it is. */
export const noServerError: Rule = {
  id: "no-server-error",
  title: "No request gets a 5xx but 501 and 503, however wrong it is.",
  level: "unsafe",
  basis: [SERVER_ERROR],
  operations: [],
  depth: "quick",
  judgesHeadsAlone: true,
  async run(context) {
    const silence = context.depth === "quick" ? undefined : await sendOddRequests(context);
    judgeAll(begin(context), context.exchanges, context);
    if (silence) throw silence;
  },
  begin,
};

/**
 * Sends all odd requests, or those before the target was gone, and then returns the error of the first one without a
 * response: it may be what ended the target.
 */
async function sendOddRequests(context: RuleContext): Promise<NoResponseError | undefined> {
  let silence: NoResponseError | undefined;
  try {
    for await (const [operation, values] of acceptedOperations(context, () => true))
      for (const request of oddRequests(context, operation, values))
        await context.send(request).catch((error: unknown) => {
          if (!(error instanceof NoResponseError)) throw error;
          silence ??= error;
        });
  } catch (error) {
    // The requests of other rules are judged too.
    if (error instanceof NotExercisedError) return silence;
    if (!(silence && error instanceof StopRunError)) throw error;
  }
  return silence;
}

function begin(context: JudgeContext): TrafficJudge {
  return {
    see(exchange) {
      const { request, response } = exchange;
      if (response.status < 500 || EXCUSED.has(response.status)) return;
      const subject = request.operation ?? `${request.method} ${request.path}`;
      const message = `${subject}: expected no server error, got ${quoteResponse(response)}.`;
      context.report(SERVER_ERROR, message, exchange);
    },
  };
}
