import type { Command } from "commander";
import { addWebhooksCreateCommand } from "./webhooks-create.js";
import { addWebhooksListCommand } from "./webhooks-list.js";
import { addWebhooksListenCommand } from "./webhooks-listen.js";

/** `docexport webhooks`: who is called when something happens. */
export function addWebhooksCommand(program: Command): void {
  const webhooks = program.command("webhooks").description("register, list and receive webhooks");
  addWebhooksListCommand(webhooks);
  addWebhooksCreateCommand(webhooks);
  addWebhooksListenCommand(webhooks);
}
