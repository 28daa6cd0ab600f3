import {
  IDEMPOTENCY,
  newWebhook,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { newUpload, requireRoom } from "../../checks/exports/uploads.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";
import { idOf, withKey } from "../../scenario/keyed-repeat.js";

/** A busy target may refuse some of the requests temporarily (decision `idempotency` for 409). */
const FOR_NOW = new Set([409, 429, 503]);

const AT_ONCE = 3;

/** A client that timed out repeats its request while the first one is still being processed. */
export const keysRace: Rule = {
  id: "keys-race",
  title:
    "Of equal requests at the same time, under one key, one takes effect and all return its id.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    await requireKeys(context);
    const upload = await newUpload(context);
    const equal = [uploadRequest(upload), webhookRequest(await newWebhook(context))];
    for (const request of equal) await raceEqual(context, request);
    const contents = [uploadRequest(upload), uploadRequest(await newUpload(context))];
    await raceOther(context, contents);
  },
};

async function raceEqual(context: RuleContext, request: ProbeRequest): Promise<void> {
  const keyed = withKey(request, context.scenario.nextName());
  const raced = await Promise.all(Array.from({ length: AT_ONCE }, () => context.send(keyed)));
  const isWhole = raced.every(({ response }) => isSuccess(response.status));
  const all = isWhole ? raced : [...raced, await context.send(keyed)];
  const what = `${request.operation} ${AT_ONCE} times at once under one key`;
  for (const exchange of all) requireRoom(exchange);
  for (const exchange of all)
    if (!isSuccess(exchange.response.status) && !FOR_NOW.has(exchange.response.status))
      context.report(
        IDEMPOTENCY,
        `${what}: expected a 2xx status or 409, got ${quoteResponse(exchange.response)}.`,
        exchange,
      );
  const made = all.filter(({ response }) => isSuccess(response.status));
  const [evidence] = made;
  const count = new Set(made.map(idOf)).size;
  if (evidence && count > 1)
    context.report(IDEMPOTENCY, `${what}: expected one id, got ${count}.`, evidence);
}

async function raceOther(context: RuleContext, requests: readonly ProbeRequest[]): Promise<void> {
  const key = context.scenario.nextName();
  const raced = await Promise.all(requests.map((request) => context.send(withKey(request, key))));
  const made = raced.filter(({ response }) => isSuccess(response.status));
  const [, second] = made;
  const what = "exportHostedDocument twice at once with other contents under one key";
  if (second)
    context.report(
      IDEMPOTENCY,
      `${what}: expected one to be refused with 422 or 409, got two jobs.`,
      second,
    );
  for (const exchange of raced) checkLoser(context, what, exchange);
}

function checkLoser(context: RuleContext, what: string, exchange: Exchange): void {
  const { status } = exchange.response;
  if (isSuccess(status) || status === 422 || FOR_NOW.has(status)) return;
  context.report(
    IDEMPOTENCY,
    `${what}: expected a 2xx status, 409 or 422, got ${quoteResponse(exchange.response)}.`,
    exchange,
  );
}
