import type { Command } from "commander";
import { given } from "../export/given.js";
import { abortOnInterrupt, openSession } from "../session/session.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { addWebhooksListCommand, connectionLabel } from "./lists.js";
import { collect, collectCounts } from "./parse-values.js";
import { addWebhooksListenCommand } from "./webhooks-listen.js";

/** `docexport webhooks`: the endpoints that are called about events. */
export function addWebhooksCommand(program: Command): void {
  const webhooks = program.command("webhooks").description("register, list and receive webhooks");
  addWebhooksListCommand(webhooks);
  addWebhooksCreateCommand(webhooks);
  addWebhooksListenCommand(webhooks);
}

interface CreateFlags extends GlobalFlags {
  readonly event: string[];
  readonly connection: number[];
  readonly description?: string;
  readonly origin?: string;
}

/** `docexport webhooks create` (Interface, Endpoints 4). */
function addWebhooksCreateCommand(webhooks: Command): void {
  const command = webhooks
    .command("create")
    .description("register an endpoint that is called about events")
    .argument("<endpoint>", "URL to call")
    .requiredOption("--event <name>", "event to call it for; repeatable, or with commas", collect)
    .requiredOption(
      "--connection <id>",
      "source or destination connection of the events; repeatable, or with commas",
      collectCounts,
    )
    .option("--description <text>", "its purpose")
    .option("--origin <text>", "the system that registers it")
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
