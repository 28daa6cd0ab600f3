import { mediaType, PROBLEM_TYPE } from "../../judge/judge-response.js";
import { type Json, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { TrafficJudge } from "../rule.js";

/**
 * Whether the response must contain a problem: an error response to a request below `/v2`. Responses to HEAD have no
 * body.
 */
export function isRefused({ request, response }: Exchange): boolean {
  return response.status >= 400 && request.method !== "HEAD" && request.path.startsWith("/v2/");
}

/** Judges the exchanges whose response must contain a problem. If there are none, the rule is not exercised. */
export function judgeRefused(judge: (exchange: Exchange) => void): TrafficJudge {
  return judgeSome(isRefused, judge, "no request was refused");
}

/** Judges the exchanges whose response contains a problem; `problem-details-form` reports responses that lack it. */
export function judgeProblems(judge: (exchange: Exchange) => void): TrafficJudge {
  const hasProblem = (exchange: Exchange): boolean =>
    isRefused(exchange) && mediaType(exchange.response) === PROBLEM_TYPE;
  return judgeSome(hasProblem, judge, "no problem came");
}

/** Judges each violation that an error response lists. If there are none, the rule is not exercised. */
export function judgeViolations(
  judge: (violation: Json, exchange: Exchange) => void,
): TrafficJudge {
  const judgeEach = (exchange: Exchange): void =>
    violationsOf(exchange).forEach((violation) => judge(violation, exchange));
  return judgeSome((one) => violationsOf(one).length > 0, judgeEach, "no violation was listed");
}

function violationsOf(exchange: Exchange): readonly Json[] {
  // The recording lacks the body, so its members are unknown.
  if (!isRefused(exchange) || exchange.missing?.request !== undefined) return [];
  const errors = member(exchange.response.json, "errors");
  return Array.isArray(errors) ? errors : [];
}

/** Marks the rule as not exercised, with a reason, if it saw none of the exchanges it is about. */
function judgeSome(
  isSubject: (exchange: Exchange) => boolean,
  judge: (exchange: Exchange) => void,
  reason: string,
): TrafficJudge {
  let seen = 0;
  return {
    see(exchange) {
      if (!isSubject(exchange)) return;
      seen += 1;
      judge(exchange);
    },
    end() {
      if (seen === 0) throw new NotExercisedError(reason);
    },
  };
}
