import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { addListCommand } from "../add-list-command.js";

/** `docexport webhooks list` (Interface, Endpoints 5). */
export function addWebhooksListCommand(webhooks: Command): void {
  addListCommand(webhooks, {
    name: "list",
    description: "list webhooks, oldest first",
    read: (client) => ({ readPage: client.listWebhooks, readAll: client.iterateWebhooks }),
    toRow: ({ id, endpoint, events, connections, description }) => ({
      id,
      endpoint,
      events: events.join(", "),
      connections: connections.map(connectionLabel).join(", "),
      description,
    }),
  });
}
