import type { Handlers } from "@document-export/operator/server";
import { listDeliveries, type DeliveryRow } from "../../storage/lists/deliveries.js";
import { findAttempts, findDeliveryRow } from "../../storage/lists/details.js";
import { findDelivery } from "../../storage/statements/webhook-messages.js";
import type { AttemptRow } from "../../storage/webhook-tables.js";
import { replayDeliveries, replayDelivery, unknownMessage } from "../actions/replay.js";
import type { Actor, DataContext } from "../data-context.js";
import { searchPage, timesOf } from "../pages.js";
import { withCursor } from "../refusals.js";

/** Handlers of messages to webhooks. */
export function deliveryHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<
  Handlers<Principal>,
  "listDeliveries" | "getDelivery" | "replayDelivery" | "replayDeliveries"
> {
  const { db } = context;
  const shown = async (message: string): Promise<DeliveryRow> => {
    const row = await findDeliveryRow(db, message);
    if (!row) throw unknownMessage(message);
    return row;
  };
  return {
    listDeliveries: async ({ query }) => {
      const { state = [], webhook, event, job, workspace, q, limit, cursor, ...times } = query;
      const of = { states: state, webhook, event, job, workspace, q };
      const page = listDeliveries(db, { ...of, ...timesOf(times) }, { limit, cursor });
      return { status: 200, body: await searchPage(page, q) };
    },
    getDelivery: async ({ path: { message } }) => {
      const [row, delivery, attempts] = await Promise.all([
        shown(message),
        findDelivery(db, message),
        findAttempts(db, message),
      ]);
      if (!delivery) throw unknownMessage(message);
      const { body, traceparent, state, disabled } = delivery;
      return {
        status: 200,
        body: {
          ...row,
          body: body === "" ? null : body,
          traceId: traceparent?.split("-")[1] ?? null,
          attemptList: attempts.map(attemptView),
          can: { replay: state !== "delivered" && !disabled },
        },
      };
    },
    replayDelivery: async ({ path: { message }, principal }) => {
      await replayDelivery(context, principal, message);
      return { status: 200, body: await shown(message) };
    },
    replayDeliveries: async ({ body, principal }) => {
      const { since, until, states = ["failed", "pending"], ...filter } = body;
      const wanted = { ...filter, states, ...timesOf({ since, until }) };
      return { status: 200, body: await withCursor(replayDeliveries(context, principal, wanted)) };
    },
  };
}

function attemptView({ number, attempted_at, status, error, response, duration }: AttemptRow) {
  const at = attempted_at.toISOString();
  return { number, at, status, error, response, durationMs: duration };
}
