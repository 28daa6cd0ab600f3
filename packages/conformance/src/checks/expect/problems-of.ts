import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { TrafficJudge } from "../rule.js";

/** Whether the response must have a problem: a refusal of a request below `/v2`. HEAD has no body. */
export function isRefused({ request, response }: Exchange): boolean {
  return response.status >= 400 && request.method !== "HEAD" && request.path.startsWith("/v2/");
}

/** Judges the exchanges whose response must have a problem; without one, the rule is not exercised. */
export function judgeRefused(judge: (exchange: Exchange) => void): TrafficJudge {
  let refused = 0;
  return {
    see(exchange) {
      if (!isRefused(exchange)) return;
      refused += 1;
      judge(exchange);
    },
    end() {
      if (refused === 0) throw new NotExercisedError("no request was refused");
    },
  };
}
