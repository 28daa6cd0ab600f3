import type { JsonObject } from "../load/json.js";
import { describeWebhook } from "../scenario/register-webhook.js";
import type { RuleContext } from "./rule.js";

/** A webhook that the target accepts, with every optional member. */
export async function validWebhook({ scenario, target }: RuleContext): Promise<JsonObject> {
  const destination = await scenario.destination();
  return describeWebhook(target, { destination, name: scenario.nextName(), isMinimal: false });
}
