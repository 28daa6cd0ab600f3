import { given } from "../session/given.js";
import { connectionLabel } from "../lists/connection-label.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { openSession } from "../session/session.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { jsonText, plainText } from "../terminal/plain-text.js";

/** Flags of `docexport webhooks create`. */
export interface CreateFlags extends GlobalFlags {
  readonly event: string[];
  readonly connection: number[];
  readonly description?: string;
  readonly origin?: string;
}

/** Registers a webhook and prints it. */
export async function runCreate(endpoint: string, flags: CreateFlags): Promise<void> {
  const { event: events, connection: connections, description, origin } = flags;
  const { client, terminal, signal } = await openSession(flags, abortOnInterrupt());
  const webhook = await client.createWebhook({
    webhook: { endpoint, events, connections, ...given({ description, origin }) },
    signal,
  });
  if (flags.json) return terminal.print(jsonText(webhook, 2));
  const labels = webhook.connections.map(connectionLabel).join(", ");
  terminal.print(
    plainText(
      `Webhook ${webhook.id} calls ${webhook.endpoint} for ${webhook.events.join(", ")} of ${labels}.`,
    ),
  );
}
