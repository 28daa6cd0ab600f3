import type { Basis } from "../../findings/basis.js";
import type { JsonObject } from "../../load/json.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, webhookRequest } from "../../probe/requests.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { idOf, type KeyedRepeat, sendTwice } from "../../scenario/keyed-repeat.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { describeWebhook } from "../../scenario/register-webhook.js";
import type { Scenario } from "../../scenario/scenario.js";
import type { RuleContext } from "../rule.js";
import { newUpload, type Upload } from "./uploads.js";

/** The semantics of an idempotency key. */
export const IDEMPOTENCY = { decision: "idempotency" } as const satisfies Basis;

/** The export and the webhook that the idempotency rules share: each is sent twice under its own key. */
export interface KeyedPair {
  readonly upload: Upload;
  readonly exported: KeyedRepeat;
  readonly webhook: JsonObject;
  readonly registered: KeyedRepeat;
}

const PAIRS = new WeakMap<Scenario, Promise<KeyedPair>>();

/** Returns the export and the webhook of this run; they are sent on first use. */
export function keyedPair(context: RuleContext): Promise<KeyedPair> {
  const known = PAIRS.get(context.scenario) ?? sendPair(context);
  PAIRS.set(context.scenario, known);
  return known;
}

async function sendPair(context: RuleContext): Promise<KeyedPair> {
  const { scenario } = context;
  const upload = await newUpload(context, { destinationReference: `${scenario.nextName()}.md` });
  const exported = await sendTwice(context, scenario.nextName(), uploadRequest(upload));
  const webhook = await newWebhook(context);
  const registered = await sendTwice(context, scenario.nextName(), webhookRequest(webhook));
  return { upload, exported, webhook, registered };
}

/** Describes the export of an upload. */
export function uploadRequest({ file, options }: Pick<Upload, "file" | "options">): ProbeRequest {
  return exportRequest([file, options]);
}

/** Returns a webhook without the optional members, with its own endpoint, for all known destinations. */
export async function newWebhook({ scenario, target }: RuleContext): Promise<JsonObject> {
  const name = scenario.nextName();
  const destination = await scenario.destination();
  const webhook = describeWebhook(target, { destination, name, isMinimal: true });
  const endpoint = new URL(target.webhookEndpoint);
  endpoint.searchParams.set("check", name);
  const connections = [destination, target.otherDestination].filter((id) => id !== undefined);
  return { ...webhook, endpoint: endpoint.href, connections };
}

/**
 * Returns the export and the webhook if the target supports keys for both.
 * @throws NotExercisedError if it does not, which `idempotent-repeat` reports
 */
export async function requireKeys(context: RuleContext): Promise<KeyedPair> {
  const pair = await keyedPair(context);
  for (const { first, repeat } of [pair.exported, pair.registered]) {
    const { operation } = first.request;
    if (!isSuccess(first.response.status))
      throw new NotExercisedError(`${operation} is refused with ${quoteResponse(first.response)}`);
    if (idOf(first) === undefined || idOf(first) !== idOf(repeat))
      throw new NotExercisedError(`${operation} does not honour keys; see idempotent-repeat`);
  }
  return pair;
}
