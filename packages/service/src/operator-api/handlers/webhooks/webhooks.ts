import type { Handlers } from "@document-export/operator/server";
import { findWebhook, listWebhooks, type WebhookRow } from "../../../storage/lists/webhooks.js";
import { countWebhookCalls } from "../../../storage/lists/webhook-calls.js";
import { disableWebhook, enableWebhook } from "../../../storage/statements/webhooks.js";
import { checkWebhook } from "../../actions/check-webhook.js";
import { act, type Actor, type DataContext } from "../../data-context.js";
import { searchPage } from "../../pages.js";
import { notFound } from "../../refusals.js";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Handlers of webhooks. */
export function webhookHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<
  Handlers<Principal>,
  | "listWebhooks"
  | "getWebhook"
  | "getWebhookCalls"
  | "enableWebhook"
  | "disableWebhook"
  | "checkWebhook"
> {
  const { db, now } = context;
  const shown = async (id: number): Promise<WebhookRow> => {
    const row = await findWebhook(db, id);
    if (!row) throw notFound(`There is no webhook ${id}.`);
    return row;
  };
  return {
    listWebhooks: async ({ query: { workspace, state, q, limit, cursor } }) => {
      const page = listWebhooks(db, { workspace, state, q }, { limit, cursor });
      return { status: 200, body: await searchPage(page, q) };
    },
    getWebhook: async ({ path: { webhook } }) => ({ status: 200, body: await shown(webhook) }),
    getWebhookCalls: async ({ path: { webhook } }) => {
      await shown(webhook);
      const since = new Date(now().getTime() - DAY_MS);
      const calls = await countWebhookCalls(db, webhook, since);
      return { status: 200, body: { since: since.toISOString(), ...calls } };
    },
    checkWebhook: async ({ path: { webhook }, body: { event }, principal }) => ({
      status: 200,
      body: await checkWebhook(context, principal, await shown(webhook), event),
    }),
    enableWebhook: async ({ path: { webhook: id }, principal }) => {
      const { workspace } = await shown(id);
      await act(context, principal, "webhook.enable", async (trx) => {
        await enableWebhook(trx, id);
        const details = { workspace: workspace.id };
        return { result: undefined, subject: `webhook ${id}`, details };
      });
      return { status: 200, body: await shown(id) };
    },
    disableWebhook: async ({ path: { webhook: id }, principal }) => {
      const { workspace, state } = await shown(id);
      await act(context, principal, "webhook.disable", async (trx) => {
        // A webhook that is already disabled keeps its original time.
        if (state !== "disabled") await disableWebhook(trx, id, now());
        const details = { workspace: workspace.id };
        return { result: undefined, subject: `webhook ${id}`, details };
      });
      return { status: 200, body: await shown(id) };
    },
  };
}
