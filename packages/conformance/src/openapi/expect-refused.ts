import type { RuleContext } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { quoteResponse } from "../probe/read-response.js";

/** A request that must be refused, and the basis for it. */
export interface Refused {
  readonly subject: string;
  readonly basis: Basis;
  /** JSON pointer into the description. */
  readonly at?: string;
}

/** Sends a request that the description forbids, and reports any response other than 4xx. */
export async function expectRefused(
  context: RuleContext,
  request: ProbeRequest,
  { subject, basis, at }: Refused,
): Promise<void> {
  const exchange = await context.send(request);
  const { status } = exchange.response;
  // `no-server-error` reports statuses beyond 4xx.
  if (status >= 400) return;
  const message = `${subject}: expected a 4xx status, got ${quoteResponse(exchange.response)}.`;
  context.report(basis, message, { ...exchange, ...(at !== undefined && { at }) });
}
