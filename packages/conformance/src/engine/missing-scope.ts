import type { RuleContext } from "../checks/rule.js";
import type { Evidence } from "../findings/finding.js";
import type { Contract } from "../load/contract.js";
import { LIST_OPERATIONS } from "../load/operation.js";
import { TOKEN } from "../probe/credentials.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import { isSuccess } from "../probe/read-response.js";
import { listRequest } from "../probe/requests.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";

/** Matches messages about a wrong status. A message about the form of a 403 does not match. */
const OF_STATUS = /, got 403\b|\b403: expected (?:one of|the description)/;

/** The part of a run that shows whether its credentials are allowed to call an operation. */
export interface ScopeContext extends Pick<
  RuleContext,
  "contract" | "exchanges" | "send" | "scenario"
> {
  /** Whether the API is not the interface and may expect its credentials elsewhere. */
  readonly isForeign: boolean;
}

/** Returns the operation of a finding that a missing scope of the token may have caused: its evidence is a 403. */
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
 * Returns a sentence if the credentials of the profile seem to lack the scope of an operation: no request of the run
 * succeeded, and a plain one gets 403. The 403 is then not the fault of the target.
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
    : `${operation} gets 403 with the credentials of the profile, which seem to lack its scope: use credentials with all scopes`;
}

/** Sends a request without mistakes; undefined if the run cannot send one. */
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

/** Requests without the token, or with another one, are refused for that reason and do not count. */
function hasToken({ isForeign }: ScopeContext, { headers }: SentRequest): boolean {
  return isForeign || headers["authorization"] === `Bearer ${TOKEN}`;
}

/** Handwritten requests do not name an operation. */
function operationOf(
  { operations }: Contract,
  { operation, method, path }: SentRequest,
): string | undefined {
  if (operation !== undefined) return operation;
  const [plain] = path.split("?");
  return [...operations.values()].find((one) => one.method === method && one.path === plain)?.id;
}
