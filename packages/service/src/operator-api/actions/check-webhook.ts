import { randomBytes } from "node:crypto";
import { eventTypes } from "@document-export/types/constants";
import type { WebhookCheckResult } from "@document-export/operator/types";
import { guardedAgent } from "../../outbound/guarded-agent.js";
import type { WebhookRow } from "../../storage/lists/webhooks.js";
import { openSigningKeys } from "../../storage/statements/signing-keys.js";
import { exampleEvent } from "../../webhooks/example-event.js";
import { sendAttempt } from "../../webhooks/send-attempt.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { refused } from "../refusals.js";

/**
 * Sends a signed sample event to a webhook once, and records only who sent it.
 *
 * @throws {ProblemError} 422 for an event that is not in the contract.
 */
export async function checkWebhook(
  context: DataContext,
  actor: Actor,
  { id: webhook, endpoint, workspace }: WebhookRow,
  event: string,
): Promise<WebhookCheckResult> {
  const { db, settings, destinations, now } = context;
  const body = await exampleEvent(event, now());
  if (body === undefined)
    throw refused(`Unknown event \`${event}\`: expected one of ${eventTypes.join(", ")}.`);
  const keys = await openSigningKeys(db, destinations.secretBox);
  const dispatcher = guardedAgent({ ...settings.webhooks, section: "webhooks" });
  const id = `msg_${randomBytes(18).toString("base64url")}`;
  try {
    const outcome = await sendAttempt({ id, endpoint, body }, keys, { dispatcher, now });
    const { status = null, error = null, response, duration: durationMs } = outcome;
    const accepted = status !== null && status >= 200 && status < 300;
    const result = { id, event, accepted, status, error, response, durationMs };
    return await act(context, actor, "webhook.check", async () => {
      const details = { workspace: workspace.id, event, accepted };
      return { result, subject: `webhook ${webhook}`, details };
    });
  } finally {
    await dispatcher.destroy();
  }
}
