import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../../storage/database.js";
import {
  countReplayable,
  hastenDelivery,
  reopenDeliveries,
  type ReplayFilter,
  type ReplayPosition,
  type ReplayedDelivery,
} from "../../storage/lists/replayable.js";
import { InvalidCursorError } from "../../storage/lists/keyset.js";
import { closeCircuit } from "../../storage/statements/circuits.js";
import {
  findDelivery,
  lockDelivery,
  reopenDelivery,
} from "../../storage/statements/webhook-messages.js";
import { circuitOf } from "../../webhooks/circuit.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { conflict, notFound } from "../refusals.js";

/** Maximum number of deliveries that one call looks at. */
export const MAX_REPLAYED = 500;

/**
 * Retries a delivery with the same `webhook-id`, and closes the circuit of its endpoint: a failed delivery becomes
 * pending again, and a pending one becomes due now.
 *
 * @throws {ProblemError} 404 if there is no such message, 409 if it was delivered, or its webhook is disabled.
 */
export async function replayDelivery(
  context: DataContext,
  actor: Actor,
  message: string,
): Promise<void> {
  const { queue, signals, now } = context;
  await act(context, actor, "delivery.retry", async (trx) => {
    // The lock comes before the state and the time are read: an attempt or another replay that ends in between would
    // change both.
    await lockDelivery(trx, message);
    const delivery = await findDelivery(trx, message);
    if (!delivery) throw unknownMessage(message);
    if (delivery.state === "delivered")
      throw conflict(
        `The message \`${message}\` was delivered, and its body was removed then. Only deliveries that failed or are pending can be replayed.`,
      );
    if (delivery.disabled)
      throw conflict(
        `The webhook ${delivery.webhook_id} of the message \`${message}\` is disabled. Enable it first.`,
      );
    const isDue =
      (await reopenDelivery(trx, message, now())) || (await hastenDelivery(trx, message, now()));
    await closeCircuit(trx, circuitOf(delivery));
    const { workspace_id: workspace, endpoint, attempts, job_id: job, event } = delivery;
    const task = { message, attempt: attempts + 1 };
    if (isDue) await queue.enqueueDeliveries(trx, [{ task, workspace, endpoint }]);
    const details = { workspace, job, event };
    return { result: undefined, subject: `message ${message}`, details };
  });
  signals.deliveriesQueued();
}

/** Returns the error for a message id that does not exist, or no longer exists. */
export function unknownMessage(message: string) {
  return notFound(
    `There is no message \`${message}\`. Messages are removed \`retention.messages\` days after their delivery ended.`,
  );
}

/** Result of one replay call; `nextCursor` is null if nothing is left. */
export interface ReplayReport {
  readonly replayed: number;
  readonly nextCursor: string | null;
}

/** Selects the deliveries to replay; with a cursor, the call continues where the previous one stopped. */
export interface ReplayRequest extends ReplayFilter {
  readonly cursor?: string | undefined;
  /** True to only count what would be replayed. */
  readonly dryRun?: boolean | undefined;
}

/** Retries all undelivered deliveries since a time, oldest first, and closes their circuits. */
export async function replayDeliveries(
  context: DataContext,
  actor: Actor,
  { cursor, dryRun = false, ...filter }: ReplayRequest,
): Promise<ReplayReport> {
  const { queue, signals, now } = context;
  const after = cursor === undefined ? undefined : decode(cursor);
  const range = { after, limit: MAX_REPLAYED, now: now() };
  if (dryRun) {
    const { count, next } = await countReplayable(context.db, filter, range);
    return { replayed: count, nextCursor: next ? encode(next) : null };
  }
  const { replayed, next } = await act(context, actor, "deliveries.replay", async (trx) => {
    const batch = await reopenDeliveries(trx, filter, { ...range, now: now() });
    await closeCircuits(trx, batch.replayed);
    if (batch.replayed.length > 0)
      await queue.enqueueDeliveries(
        trx,
        batch.replayed.map(({ message, attempts, workspace, endpoint }) => ({
          task: { message, attempt: attempts + 1 },
          workspace,
          endpoint,
        })),
      );
    const details = {
      replayed: batch.replayed.length,
      states: filter.states.join(", "),
      since: filter.since?.toISOString() ?? null,
      until: filter.until?.toISOString() ?? null,
      webhook: filter.webhook ?? null,
      workspace: filter.workspace ?? null,
    };
    return { result: batch, subject: "deliveries", details };
  });
  if (replayed.length > 0) signals.deliveriesQueued();
  return { replayed: replayed.length, nextCursor: next ? encode(next) : null };
}

async function closeCircuits(
  trx: Kysely<Database>,
  replayed: readonly ReplayedDelivery[],
): Promise<void> {
  const circuits = new Map(
    replayed.map(({ workspace: workspace_id, endpoint }) => {
      const circuit = circuitOf({ workspace_id, endpoint });
      return [`${circuit.workspace} ${circuit.address}`, circuit];
    }),
  );
  // Circuits are always updated in the same order, so that two calls cannot deadlock.
  for (const [, circuit] of [...circuits].sort(([one], [other]) => (one < other ? -1 : 1)))
    await closeCircuit(trx, circuit);
}

const positionSchema = z.tuple([z.iso.datetime(), z.string().max(100)]);

function encode({ at, message }: ReplayPosition): string {
  return Buffer.from(JSON.stringify([at, message])).toString("base64url");
}

function decode(cursor: string): ReplayPosition {
  try {
    const [at, message] = positionSchema.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString()),
    );
    return { at, message };
  } catch {
    throw new InvalidCursorError();
  }
}
