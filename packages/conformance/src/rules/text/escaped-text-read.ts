import { newWebhook } from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import { expectAccepted } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import { webhookRequest } from "../../probe/requests.js";

const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;

const TEXT = '\u{1f600} \u00e9 / " \\ \u2028 a';

/** Almost all clients escape some characters; a pair of surrogate escapes is one character (RFC 8259, 7). */
export const escapedTextRead: Rule = {
  id: "escaped-text-read",
  title: "Escapes in JSON stand for their characters, pairs of them for one beyond U+FFFF.",
  basis: [CREATED],
  operations: ["createWebhook"],
  async run(context) {
    const webhook = { ...(await newWebhook(context)), description: TEXT };
    const text = JSON.stringify(webhook)
      .replaceAll(
        /[^\x20-\x7e]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      )
      .replace(" / ", String.raw` \/ `)
      .replace(" a", String.raw` \u0061`);
    const exchange = await context.send({
      ...webhookRequest(webhook),
      body: { kind: "text", text },
    });
    if (!expectAccepted(context, { what: "with escapes in its text", basis: CREATED, exchange }))
      return;
    const got = member(exchange.response.json, "description");
    if (got !== TEXT)
      context.report(
        CREATED,
        `createWebhook with escapes in its text: expected the description ${JSON.stringify(TEXT)}, got ${JSON.stringify(got)}.`,
        exchange,
      );
  },
};
