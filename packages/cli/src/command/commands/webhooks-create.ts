import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { jsonText } from "../../terminal/json-text.js";
import { plainText } from "../../terminal/plain-text.js";
import { given } from "../given.js";
import type { GlobalFlags } from "../global-flags.js";
import { abortOnInterrupt } from "../interrupts.js";
import { collect, collectCounts } from "../parse-values.js";
import { openSession } from "../session.js";

interface CreateFlags extends GlobalFlags {
  readonly event: string[];
  readonly connection: number[];
  readonly description?: string;
  readonly origin?: string;
}

/** `docexport webhooks create` (Interface, Endpoints 4). */
export function addWebhooksCreateCommand(webhooks: Command): void {
  const command = webhooks
    .command("create")
    .description("register an endpoint that is called when something happens")
    .argument("<endpoint>", "URL to call")
    .requiredOption("--event <name>", "event to call it for; several: again, or commas", collect)
    .requiredOption(
      "--connection <id>",
      "connection whose events count, source or destination; several: again, or commas",
      collectCounts,
    )
    .option("--description <text>", "what it is for")
    .option("--origin <text>", "which system registers it")
    .action(async (endpoint: string) => {
      const flags = command.optsWithGlobals<CreateFlags>();
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
    });
}
