import {
  IDEMPOTENCY,
  type KeyedPair,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { newUpload, requireRoom } from "../../checks/exports/uploads.js";
import { SECOND_TOKEN, SIBLING_TOKEN } from "../../probe/credentials.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";
import { idOf, type KeyedRepeat, withKey } from "../../scenario/keyed-repeat.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Two callers that choose the same key must neither see each other's resources nor block each other. */
export const keyPerToken: Rule = {
  id: "key-per-token",
  title: "A key that another token has used is free for this one.",
  level: "unsafe",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { siblingToken, secondToken, foreignDestination } = context.target;
    if (siblingToken === undefined && secondToken === undefined)
      throw new NotExercisedError("the profile has no `siblingToken` and no `secondToken`");
    const pair = await ownPair(context);
    if (siblingToken === undefined) context.remark("the profile has no `siblingToken`");
    else
      for (const [kept, request] of requestsOf(pair))
        checkOther(context, kept, await sendAs(context, SIBLING_TOKEN, kept, request), isSuccess);
    if (secondToken !== undefined)
      for (const [kept, request] of requestsOf(pair, foreignDestination)) {
        // Without a connection of the other workspace, the request is refused because of its connection, but not
        // because of its key.
        const isRight = foreignDestination === undefined ? isOfAnother : isSuccess;
        checkOther(context, kept, await sendAs(context, SECOND_TOKEN, kept, request), isRight);
      }
  },
};

/**
 * Returns the shared webhook, and an export without a reference, which an export of another token could not replace.
 */
async function ownPair(context: RuleContext): Promise<KeyedPair> {
  const pair = await requireKeys(context);
  const upload = await newUpload(context);
  const key = context.scenario.nextName();
  const first = await context.send(withKey(uploadRequest(upload), key));
  return { ...pair, upload, exported: { key, first, repeat: first } };
}

type Keyed = readonly [KeyedRepeat, ProbeRequest];

function requestsOf(
  { upload, exported, webhook, registered }: KeyedPair,
  destination?: number,
): readonly Keyed[] {
  if (destination === undefined)
    return [
      [exported, uploadRequest(upload)],
      [registered, webhookRequest(webhook)],
    ];
  const options = { ...JSON.parse(upload.options.content.toString()), destination };
  const foreign = { ...upload.options, content: JSON.stringify(options) };
  return [
    [exported, uploadRequest({ file: upload.file, options: foreign })],
    [registered, webhookRequest({ ...webhook, connections: [destination] })],
  ];
}

function sendAs(
  context: RuleContext,
  token: string,
  { key }: KeyedRepeat,
  request: ProbeRequest,
): Promise<Exchange> {
  return context.send(withKey({ ...request, authorization: `Bearer ${token}` }, key));
}

function isOfAnother(status: number): boolean {
  return isSuccess(status) || status === 422;
}

function checkOther(
  context: RuleContext,
  kept: KeyedRepeat,
  exchange: Exchange,
  isRight: (status: number) => boolean,
): void {
  const { request, response } = exchange;
  requireRoom(exchange);
  const subject = `${request.operation} with the key of another token`;
  if (!isRight(response.status))
    context.report(
      IDEMPOTENCY,
      `${subject}: expected a 2xx status, got ${quoteResponse(response)}.`,
      exchange,
    );
  else if (isSuccess(response.status) && idOf(exchange) === idOf(kept.first))
    context.report(
      IDEMPOTENCY,
      `${subject}: expected its own resource, got \`${String(idOf(exchange))}\`, that of the other token.`,
      exchange,
    );
}
