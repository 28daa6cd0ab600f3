import type { Json } from "../load/json.js";
import { OPERATION_ADDRESSES } from "../load/operation.js";
import type { ProbeRequest } from "./exchange.js";

/** Describes the request that registers a webhook, its body given as a value. */
export function webhookRequest(
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): ProbeRequest {
  return {
    operation: "createWebhook",
    ...OPERATION_ADDRESSES.createWebhook,
    headers,
    body: { kind: "text", text: JSON.stringify(body) },
  };
}
