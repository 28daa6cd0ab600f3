import type { WebhookCreate } from "@document-export/types";
import { startStub } from "./stub-server.js";

type StubWebhook = Omit<WebhookCreate, "connections" | "description" | "origin"> & {
  readonly id: number;
  readonly connections: { id: number; name: string }[];
  readonly description: string | null;
};

/** Starts a stub that stores the registered webhooks. */
export async function startWebhookServer() {
  const webhooks: StubWebhook[] = [];
  const stub = await startStub({
    listWebhooks: () => {
      const totalRecordCount = webhooks.length;
      const pagination = { pageNo: 1, pageSize: 200, pageCount: 1, totalRecordCount };
      return { status: 200, body: { items: [...webhooks], pagination } };
    },
    createWebhook: ({ body: { endpoint, events, connections, description = null } }) => {
      const body = {
        id: webhooks.length + 1,
        endpoint,
        events: [...events],
        connections: connections.map((id) => ({ id, name: "Site" })),
        description,
      };
      webhooks.push(body);
      return { status: 201, body };
    },
  });
  return { ...stub, webhooks };
}
