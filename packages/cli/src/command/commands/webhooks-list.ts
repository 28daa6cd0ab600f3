import type { Command } from "commander";
import { connectionLabel } from "../../lists/connection-label.js";
import { printList, type ListFlags } from "../../lists/print-list.js";
import { addListOptions } from "../add-list-options.js";
import type { GlobalFlags } from "../global-flags.js";
import { abortOnInterrupt } from "../interrupts.js";
import { openSession } from "../session.js";

/** `docexport webhooks list` (Interface, Endpoints 5). */
export function addWebhooksListCommand(webhooks: Command): void {
  const command = webhooks.command("list").description("list webhooks, oldest first");
  addListOptions(command).action(async () => {
    const flags = command.optsWithGlobals<GlobalFlags & ListFlags>();
    const session = await openSession(flags, abortOnInterrupt());
    const { client } = session;
    await printList(
      session,
      {
        readPage: client.listWebhooks,
        readAll: client.iterateWebhooks,
        toRow: ({ id, endpoint, events, connections, description }) => ({
          id,
          endpoint,
          events: events.join(", "),
          connections: connections.map(connectionLabel).join(", "),
          description,
        }),
      },
      flags,
    );
  });
}
