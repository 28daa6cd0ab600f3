import { HTTP_SEMANTICS } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import type { RuleContext } from "../rule.js";

/** Reports a 5xx response to a request that an implementation may accept or refuse (decision `http-semantics`). */
export function expectNoServerError(context: RuleContext, exchange: Exchange, what: string): void {
  const { request, response } = exchange;
  if (response.status < 500 || response.status === 503) return;
  const subject = `${request.operation ?? request.method} ${what}`;
  const message = `${subject}: expected no 5xx status, got ${quoteResponse(response)}.`;
  context.report(HTTP_SEMANTICS, message, exchange);
}
