import type { PauseCreate } from "@document-export/operator/types";
import { ProblemError } from "@document-export/operator/server";
import { bounds } from "../../bounds/bounds.js";
import { storableText } from "../../bounds/storable.js";
import { findConnection } from "../../storage/lists/connections.js";
import { findWebhook } from "../../storage/lists/webhooks.js";
import { listPauses, type PauseRow } from "../../storage/lists/pauses.js";
import {
  addPause,
  countPauses,
  endPause,
  type PauseScope,
} from "../../storage/statements/pauses.js";
import type { HeldScope } from "../../storage/queue/held-tasks.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { conflict, notFound } from "../refusals.js";

/**
 * Pauses exports or deliveries.
 *
 * @throws {ProblemError} 400 if the parts of the scope do not fit together, 404 if a part does not exist, 409 if the
 * scope is already paused.
 */
export async function createPause(
  context: DataContext,
  principal: Actor,
  { reason, ...scope }: PauseCreate,
): Promise<PauseRow> {
  assertScope(scope);
  await assertExists(context, scope);
  const { name: pausedBy } = principal;
  const pausedAt = context.now();
  const id = await act(context, principal, "pause.begin", async (trx) => {
    if ((await countPauses(trx)) >= bounds.pauses.max)
      throw conflict(`There are ${bounds.pauses.max} pauses, which is the maximum. End one first.`);
    const text = storableText(reason);
    const added = await addPause(trx, { ...scope, reason: text, pausedBy, pausedAt });
    if (added === undefined)
      throw conflict(`It is paused already: ${describe(scope)}. \`listPauses\` has the reason.`);
    const held = heldBy(scope);
    if (held) await context.queue.hold(trx, held);
    return {
      result: added,
      subject: `pause ${added}`,
      details: { of: describe(scope), reason: text },
    };
  });
  const [pause] = await listPauses(context.db, id);
  if (!pause) throw notFound(`The pause ${id} was ended in the meantime.`);
  return pause;
}

/** Ends a pause and resumes the tasks that it held back. */
export async function deletePause(
  context: DataContext,
  principal: Actor,
  id: number,
): Promise<void> {
  const { queue, signals, now } = context;
  const ended = await act(context, principal, "pause.end", async (trx) => {
    const scope = await endPause(trx, id, now());
    if (!scope) throw notFound(`There is no pause ${id}.`);
    const held = heldBy(scope);
    if (held) await queue.release(trx, held);
    return { result: scope, subject: `pause ${id}`, details: { of: describe(scope) } };
  });
  if (ended.work === "exports") signals.exportQueued();
  else signals.deliveriesQueued();
}

/**
 * Returns the tasks to hold for a pause of one destination or webhook. A pause of a workspace, or of all workspaces,
 * holds none: workers skip its tasks when they claim.
 */
function heldBy({ destination, webhook }: PauseScope): HeldScope | undefined {
  if (destination !== undefined) return { queue: "exports", destination };
  return webhook === undefined ? undefined : { queue: "deliveries", webhook };
}

function describe({ work, workspace, destination, webhook }: PauseScope): string {
  if (workspace !== undefined) return `${work} of workspace ${workspace}`;
  if (destination !== undefined) return `${work} to connection ${destination}`;
  return webhook === undefined ? `all ${work}` : `${work} to webhook ${webhook}`;
}

function assertScope({ work, workspace, destination, webhook }: PauseScope): void {
  const named = Object.entries({ workspace, destination, webhook }).filter(
    ([, id]) => id !== undefined,
  );
  const foreign = work === "exports" ? webhook : destination;
  const name = named[1]?.[0] ?? (work === "exports" ? "webhook" : "destination");
  if (named.length > 1)
    throw invalid(name, "Pass at most one of workspace, destination and webhook.");
  if (foreign !== undefined)
    throw invalid(name, "Use a destination with exports, and a webhook with deliveries.");
}

function invalid(name: string, detail: string): ProblemError {
  return new ProblemError({
    type: "invalid-request",
    detail,
    errors: [{ in: "body", pointer: `/${name}`, keyword: "oneOf", detail }],
  });
}

async function assertExists(
  { db }: DataContext,
  { workspace, destination, webhook }: PauseScope,
): Promise<void> {
  if (workspace !== undefined) {
    const found = await db
      .selectFrom("workspaces")
      .select("id")
      .where("id", "=", workspace)
      .execute();
    if (found.length === 0) throw notFound(`There is no workspace ${workspace}.`);
  }
  if (destination !== undefined) {
    const found = await findConnection(db, destination);
    if (found?.role !== "destination") throw notFound(`There is no destination ${destination}.`);
  }
  if (webhook !== undefined && !(await findWebhook(db, webhook)))
    throw notFound(`There is no webhook ${webhook}.`);
}
