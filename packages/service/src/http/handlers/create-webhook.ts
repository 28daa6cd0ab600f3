import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import { idempotencyHeaders } from "../../idempotency/idempotency.js";
import { getWebhook } from "../../storage/statements/webhooks.js";
import { registerWebhook, type RegistrationContext } from "../../webhooks/register-webhook.js";

/** Registers a webhook (Interface, Endpoints 4). */
export function createWebhook(context: RegistrationContext): Handlers<Principal>["createWebhook"] {
  return async ({ body, headers, principal }) => {
    const idempotencyKey = headers["idempotency-key"];
    const id = await registerWebhook(context, { principal, webhook: body, idempotencyKey });
    return {
      status: 201,
      body: await getWebhook(context.db, id),
      headers: idempotencyHeaders(idempotencyKey),
    };
  };
}
