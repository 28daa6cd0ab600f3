import type { Handlers } from "@document-export/server-stub";
import { getWebhook } from "../../storage/statements/webhooks.js";
import { registerWebhook } from "../../webhooks/register-webhook.js";
import { echoKey } from "../echo-key.js";
import type { Principal } from "../principal.js";
import type { HandlerContext } from "./handler-context.js";

/** Registers a webhook (Interface, Endpoints 4). */
export function createWebhook(context: HandlerContext): Handlers<Principal>["createWebhook"] {
  return async ({ body, headers, principal }) => {
    const idempotencyKey = headers["idempotency-key"];
    const id = await registerWebhook(context, { principal, webhook: body, idempotencyKey });
    return {
      status: 201,
      body: await getWebhook(context.db, id),
      headers: echoKey(idempotencyKey),
    };
  };
}
