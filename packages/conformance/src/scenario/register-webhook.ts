import type { Json, JsonObject } from "../load/json.js";
import type { ResolvedTarget } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import type { Exchange } from "../probe/exchange.js";
import { webhookRequest } from "../probe/requests.js";

/** A webhook as it was sent, and the response. */
export interface RegisteredWebhook {
  readonly sent: JsonObject;
  readonly exchange: Exchange;
}

/** Options for the webhook that the checks register. */
export interface WebhookPlan {
  readonly destination: number;
  readonly name: string;
  /** Whether to leave out the optional members. */
  readonly isMinimal: boolean;
}

/** Registers a webhook on the target. */
export async function registerWebhook(
  probe: Pick<Probe, "send">,
  target: ResolvedTarget,
  plan: WebhookPlan,
): Promise<RegisteredWebhook> {
  const sent = describeWebhook(target, plan);
  return { sent, exchange: await probe.send(webhookRequest(sent)) };
}

/** Returns the body of a request that registers a webhook for the destination connection. */
export function describeWebhook(
  target: ResolvedTarget,
  { destination, name, isMinimal }: WebhookPlan,
): JsonObject & { readonly events: readonly Json[] } {
  return {
    endpoint: target.webhookEndpoint,
    events: [target.webhookEvent],
    connections: [destination],
    ...(!isMinimal && { description: `Registered by a check: ${name}`, origin: name }),
  };
}
