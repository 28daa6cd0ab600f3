import type { RuleContext } from "../checks/rule.js";
import type { Evidence } from "../findings/finding.js";
import type { Contract } from "../load/contract.js";
import { LIST_OPERATIONS } from "../load/operation.js";
import { TOKEN } from "../probe/credentials.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import { isSuccess } from "../probe/read-response.js";
import { listRequest } from "../probe/requests.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";

/** Messages in which the status is what deviates; that of a 403 in a wrong form is none. */
const OF_STATUS = /, got 403\b|\b403: expected (?:one of|the description)/;

/** What of a run says whether its credentials open an operation. */
export interface ScopeContext extends Pick<
  RuleContext,
  "contract" | "exchanges" | "send" | "scenario"
> {
  /** Whether the API is another one, which may have its credentials in other places. */
  readonly isForeign: boolean;
}

/** Returns the operation of a finding that may be there only because the token lacks a scope: its evidence is a 403. */
export function operationRefused(
  context: ScopeContext,
  message: string,
  { request, response }: Evidence,
): string | undefined {
  const isOfStatus = response?.status === 403 && OF_STATUS.test(message);
  return isOfStatus && hasToken(context, request)
    ? operationOf(context.contract, request)
    : undefined;
}

/**
 * Says that the credentials of the profile lack the scope of an operation: no request of the run got success from it, and a
 * plain one gets 403. That it refuses is then no fault of the target.
 */
export async function describeMissingScope(
  context: ScopeContext,
  operation: string,
): Promise<string | undefined> {
  const isOpen = (exchange: Exchange): boolean =>
    isSuccess(exchange.response.status) &&
    hasToken(context, exchange.request) &&
    operationOf(context.contract, exchange.request) === operation;
  if (context.exchanges.some(isOpen)) return undefined;
  const plain = context.isForeign ? undefined : await sendPlain(context, operation);
  return plain && plain.response.status !== 403
    ? undefined
    : `${operation} gets 403 with the credentials of the profile, which seem to lack its scope: use some that have all scopes`;
}

/** A request without a mistake; undefined if the run cannot send one. */
async function sendPlain(
  { send, scenario }: ScopeContext,
  operation: string,
): Promise<Exchange | undefined> {
  const list = LIST_OPERATIONS.find((name) => name === operation);
  if (list) return send(listRequest(list));
  try {
    if (operation === "createWebhook") return (await scenario.webhooks())[0].exchange;
    return (await scenario.observedExport()).first;
  } catch (error) {
    if (error instanceof NotExercisedError) return undefined;
    throw error;
  }
}

/** A request without the token, or with another one, is refused for what it is. */
function hasToken({ isForeign }: ScopeContext, { headers }: SentRequest): boolean {
  return isForeign || headers["authorization"] === `Bearer ${TOKEN}`;
}

/** Requests that are written by hand name no operation. */
function operationOf(
  { operations }: Contract,
  { operation, method, path }: SentRequest,
): string | undefined {
  if (operation !== undefined) return operation;
  const [plain] = path.split("?");
  return [...operations.values()].find((one) => one.method === method && one.path === plain)?.id;
}
