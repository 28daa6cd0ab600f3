import type { Basis } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { expectRefusal } from "./expect-response.js";
import type { RuleContext } from "../rule.js";

/** Every operation requires the token of the caller. */
export const REQUIRED = { clause: "Authentication 2" } as const satisfies Basis;

/** The form of a token, and how a request without a valid token is refused. */
export const TOKENS = { decision: "tokens", rfc: "RFC 6750, 3" } as const satisfies Basis;

/** What is wrong with the credentials of a request, and the basis that accepting them violates. */
export interface UnauthorizedExpectation {
  readonly what: string;
  /** @default Authentication 2 */
  readonly accepted?: Basis;
  /** Whether 400 is acceptable too, as for malformed credentials (RFC 6750, 3.1). @default false */
  readonly orBadRequest?: boolean;
}

/**
 * Reports a response other than 401.
 * @throws NotExercisedError if the target has seen too many wrong tokens, which it may limit (decision `limits`)
 */
export function expectUnauthorized(
  context: RuleContext,
  exchange: Exchange,
  { what, accepted = REQUIRED, orBadRequest = false }: UnauthorizedExpectation,
): void {
  const { status } = exchange.response;
  if (status === 429) throw new NotExercisedError("the target limits requests with a wrong token");
  if (orBadRequest && status === 400) return;
  expectRefusal(context, exchange, { what, status: 401, accepted, otherStatus: TOKENS });
}
