import { ProblemError, type schemas, type Violation } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { bounds } from "../bounds/bounds.js";
import { actOnce, type Stored } from "../http/act-once.js";
import { fingerprint } from "../http/fingerprint.js";
import type { HandlerContext } from "../http/handlers/handler-context.js";
import type { Principal } from "../http/principal.js";
import type { Database } from "../storage/database.js";
import { findConnections } from "../storage/statements/connections.js";
import {
  storeRequests,
  setResource,
  type IdempotencyKey,
} from "../storage/statements/idempotency-keys.js";
import { addWebhook, countActiveWebhooks } from "../storage/statements/webhooks.js";
import { endpointFault } from "./endpoint-fault.js";
import { eventNames } from "../jobs/event-names.js";

/** A request to register a webhook. */
export interface WebhookRequest {
  readonly principal: Principal;
  readonly webhook: schemas.WebhookCreate;
  readonly idempotencyKey: string | undefined;
}

/** Checks a webhook, stores it and gives its id. */
export async function registerWebhook(
  context: HandlerContext,
  { principal, webhook, idempotencyKey }: WebhookRequest,
): Promise<number> {
  const { id } = await actOnce(context.db, {
    principal,
    operation: "createWebhook",
    key: idempotencyKey,
    fingerprint: () => fingerprint(webhook),
    prepare: async () => {
      await assertWebhook(context, principal.workspace, webhook);
      return (used) =>
        context.db
          .transaction()
          .execute((trx) =>
            storeOnce(trx, context, used, { workspace: principal.workspace, webhook }),
          );
    },
  });
  return Number(id);
}

async function assertWebhook(
  { db, endpoints }: HandlerContext,
  workspace: number,
  webhook: schemas.WebhookCreate,
): Promise<void> {
  refuse("endpoint-refused", "The service does not call this endpoint.", [
    ...fault("/endpoint", endpointFault(webhook.endpoint, endpoints)),
  ]);
  refuse("refused", "The service does not keep so long a list.", [
    ...listFaults("/events", webhook.events, bounds.webhookEvents.max),
    ...listFaults("/connections", webhook.connections, bounds.webhookConnections.max),
  ]);
  refuse("unknown-event", "The service never sends one of these events.", unknownEvents(webhook));
  const connections = await unknownConnections(db, workspace, webhook);
  refuse("unknown-connection", "The workspace has not all of these connections.", connections);
  refuse("refused", "The service does not keep these texts.", [
    ...textFaults("/description", webhook.description, bounds.webhookDescription.max),
    ...textFaults("/origin", webhook.origin, bounds.webhookOrigin.max),
  ]);
}

function unknownEvents({ events }: schemas.WebhookCreate): readonly Violation[] {
  const known: readonly string[] = eventNames;
  const expected = eventNames.map((name) => `\`${name}\``).join(", ");
  return events.flatMap((event, index) =>
    known.includes(event)
      ? []
      : violation(
          `/events/${index}`,
          `Expected one of ${expected}, got \`${event.slice(0, 60)}\`.`,
        ),
  );
}

async function unknownConnections(
  db: Kysely<Database>,
  workspace: number,
  { connections }: schemas.WebhookCreate,
): Promise<readonly Violation[]> {
  const found = await findConnections(db, workspace, connections);
  const ids = new Set(found.map(({ id }) => id));
  return connections.flatMap((id, index) =>
    ids.has(id)
      ? []
      : violation(
          `/connections/${index}`,
          `Expected the id of a connection of the workspace, got \`${id}\`.`,
        ),
  );
}

function listFaults(
  pointer: string,
  { length }: readonly unknown[],
  max: number,
): readonly Violation[] {
  return length > max ? violation(pointer, `Expected ${max} entries at most, got ${length}.`) : [];
}

function textFaults(
  pointer: string,
  text: string | null | undefined,
  longest: number,
): readonly Violation[] {
  if (typeof text !== "string") return [];
  if (text.length > longest) return violation(pointer, `Expected ${longest} characters at most.`);
  return text.includes("\0") ? violation(pointer, "Expected a text without U+0000.") : [];
}

function fault(pointer: string, reason: string | undefined): readonly Violation[] {
  return reason === undefined ? [] : violation(pointer, `The endpoint ${reason}.`);
}

function violation(pointer: string, detail: string): readonly Violation[] {
  return [{ in: "body", pointer, keyword: "service", detail }];
}

function refuse(
  type: "endpoint-refused" | "unknown-event" | "unknown-connection" | "refused",
  detail: string,
  errors: readonly Violation[],
): void {
  if (errors.length > 0) throw new ProblemError({ type, detail, errors });
}

/** A webhook of a workspace. */
interface OwnWebhook {
  readonly workspace: number;
  readonly webhook: schemas.WebhookCreate;
}

async function storeOnce(
  trx: Kysely<Database>,
  context: HandlerContext,
  used: IdempotencyKey | undefined,
  own: OwnWebhook,
): Promise<Stored<true> | undefined> {
  if (used && !(await isFree(trx, used, context.now()))) return undefined;
  const id = await storeWebhook(trx, context, own);
  if (used) await setResource(trx, used.slot, id);
  return { id, made: true };
}

/** Takes the key for a resource that has no id yet. */
async function isFree(trx: Kysely<Database>, key: IdempotencyKey, now: Date): Promise<boolean> {
  const stored = await storeRequests(trx, [{ ...key, resource: "", now }]);
  return stored.size > 0;
}

async function storeWebhook(
  trx: Kysely<Database>,
  { maxWebhooks: limit, now }: HandlerContext,
  { workspace, webhook }: OwnWebhook,
): Promise<string> {
  if ((await countActiveWebhooks(trx, workspace)) >= limit)
    throw new ProblemError({
      type: "too-many-webhooks",
      detail: `The workspace has ${limit} active webhooks, which is the limit. Ask the operator to delete some.`,
    });
  const { endpoint, events, connections, description = null, origin = null } = webhook;
  const id = await addWebhook(trx, {
    workspace,
    endpoint,
    description,
    origin,
    events,
    connections,
    now: now(),
  });
  return String(id);
}
