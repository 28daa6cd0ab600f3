import type { Handlers } from "@document-export/operator/server";
import { hashToken } from "../../../auth/tokens.js";
import { bounds } from "../../../bounds/bounds.js";
import { findWebhook } from "../../../storage/lists/webhooks.js";
import {
  addViewToken,
  countViewTokens,
  listViewTokens,
  removeViewToken,
} from "../../../storage/lists/webhook-view/view-tokens.js";
import { checkedName } from "../../actions/checked-name.js";
import { act, type Actor, type DataContext } from "../../data-context.js";
import { notFound, refused } from "../../refusals.js";
import { newViewToken } from "../../webhook-view/view-token.js";
import { WEBHOOK_VIEW } from "../../webhook-view/webhook-view-path.js";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Default lifetime of a view token, in days. */
const DEFAULT_DAYS = 30;
/** A response with a token must not be cached (RFC 9111, 5.2.2.5). */
const NOT_STORED = { "cache-control": "no-store" };

/** Handlers of view tokens, which each show one webhook. */
export function viewTokenHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listViewTokens" | "createViewToken" | "revokeViewToken"> {
  const { db, now, settings } = context;
  const assertWebhook = async (id: number) => {
    if (!(await findWebhook(db, id))) throw notFound(`There is no webhook ${id}.`);
  };
  return {
    listViewTokens: async ({ path: { webhook } }) => {
      await assertWebhook(webhook);
      return { status: 200, body: { items: await listViewTokens(db, webhook), nextCursor: null } };
    },
    createViewToken: async ({ path: { webhook }, body, principal }) => {
      await assertWebhook(webhook);
      const name = checkedName(body.name);
      const expiresAt = endOf(body.expiresAt, now());
      const token = newViewToken();
      const hash = Buffer.from(hashToken(token), "hex");
      const id = await act(context, principal, "view-token.create", async (trx) => {
        assertOneMore(await countViewTokens(trx, webhook, now()), webhook);
        const added = await addViewToken(trx, { webhook, hash, name, expiresAt, now: now() });
        const details = { webhook, name, expires: expiresAt.toISOString() };
        return { result: added, subject: `view token ${added}`, details };
      });
      const row = (await listViewTokens(db, webhook)).find((each) => each.id === id);
      if (!row) throw unknownToken(webhook, id);
      const { viewUrl, publicUrl } = settings.operator;
      const base = viewUrl ?? publicUrl;
      const page = base === undefined ? null : `${base}${WEBHOOK_VIEW}/`;
      return { status: 201, body: { ...row, token, page }, headers: NOT_STORED };
    },
    revokeViewToken: async ({ path: { webhook, token }, principal }) => {
      await act(context, principal, "view-token.revoke", async (trx) => {
        if (!(await removeViewToken(trx, webhook, token))) throw unknownToken(webhook, token);
        return { result: undefined, subject: `view token ${token}`, details: { webhook } };
      });
      return { status: 204 };
    },
  };
}

function unknownToken(webhook: number, token: number) {
  return notFound(`The webhook ${webhook} has no view token ${token}.`);
}

function assertOneMore(count: number, webhook: number): void {
  const { max } = bounds.viewTokens;
  if (count < max) return;
  throw refused(
    `The webhook ${webhook} has ${max} view tokens, which is the maximum. Revoke one that is no longer needed, and try again.`,
  );
}

/** Returns when a view token expires. @throws {ProblemError} 422 for a time in the past or too far in the future. */
function endOf(text: string | undefined, now: Date): Date {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  if (text === undefined) return after(DEFAULT_DAYS);
  const end = new Date(text);
  const { max } = bounds.viewTokenDays;
  if (end > now && end <= after(max)) return end;
  throw refused(
    `Expected \`expiresAt\` to be in the future, at most ${max} days away, got ${end.toISOString()}.`,
  );
}
