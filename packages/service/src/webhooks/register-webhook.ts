import { ProblemError, type schemas, type Violation } from "@document-export/server-stub";
import { eventTypes } from "@document-export/types/constants";
import type { Kysely } from "kysely";
import type { Principal } from "../auth/principal.js";
import { bounds } from "../bounds/bounds.js";
import {
  fingerprint,
  withIdempotencyKey,
  type Stored,
  webhookContent,
} from "../idempotency/idempotency.js";
import type { Database } from "../storage/database.js";
import { findConnections } from "../storage/statements/connections.js";
import {
  storeRequests,
  setResource,
  type IdempotencyKey,
} from "../storage/statements/idempotency-keys.js";
import { findOwnLimits } from "../storage/usage/workspace-limits.js";
import { addWebhook, countActiveWebhooks } from "../storage/statements/webhooks.js";
import { invalidEndpointReason, type EndpointPolicy } from "./endpoint.js";

/** Dependencies of webhook registration. */
export interface RegistrationContext {
  readonly db: Kysely<Database>;
  readonly endpoints: EndpointPolicy;
  /** Maximum number of active webhooks in a workspace, unless the workspace has its own limit. */
  readonly maxWebhooks: number;
  readonly now: () => Date;
}

/** A request to register a webhook. */
export interface WebhookRequest {
  readonly principal: Principal;
  readonly webhook: schemas.WebhookCreate;
  readonly idempotencyKey: string | undefined;
}

/** Validates a webhook, stores it and returns its id. */
export async function registerWebhook(
  context: RegistrationContext,
  { principal, webhook, idempotencyKey }: WebhookRequest,
): Promise<number> {
  const { id } = await withIdempotencyKey(context.db, {
    principal,
    operation: "createWebhook",
    key: idempotencyKey,
    fingerprint: () => fingerprint(webhookContent(webhook)),
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
  { db, endpoints }: RegistrationContext,
  workspace: number,
  webhook: schemas.WebhookCreate,
): Promise<void> {
  refuse("endpoint-refused", "The service does not call this endpoint.", [
    ...endpointErrors("/endpoint", invalidEndpointReason(webhook.endpoint, endpoints)),
  ]);
  refuse("refused", "A list has more entries than the service stores.", [
    ...listErrors("/events", webhook.events, bounds.webhookEvents.max),
    ...listErrors("/connections", webhook.connections, bounds.webhookConnections.max),
  ]);
  refuse("unknown-event", "Some of these events do not exist.", unknownEvents(webhook));
  const connections = await unknownConnections(db, workspace, webhook);
  refuse("unknown-connection", "Some connections do not exist in this workspace.", connections);
  refuse("refused", "The service cannot store some of these texts.", [
    ...textErrors("/description", webhook.description, bounds.webhookDescription.max),
    ...textErrors("/origin", webhook.origin, bounds.webhookOrigin.max),
  ]);
}

function unknownEvents({ events }: schemas.WebhookCreate): readonly Violation[] {
  const known: readonly string[] = eventTypes;
  const expected = eventTypes.map((name) => `\`${name}\``).join(", ");
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

function listErrors(
  pointer: string,
  { length }: readonly unknown[],
  max: number,
): readonly Violation[] {
  return length > max ? violation(pointer, `Expected at most ${max} entries, got ${length}.`) : [];
}

function textErrors(
  pointer: string,
  text: string | null | undefined,
  max: number,
): readonly Violation[] {
  if (typeof text !== "string") return [];
  if (text.length > max)
    return violation(pointer, `Expected at most ${max} characters, got ${text.length}.`);
  if (text.includes("\0")) return violation(pointer, "Expected text without U+0000.");
  if (text.isWellFormed()) return [];
  return violation(pointer, "Expected text without halves of surrogate pairs.");
}

function endpointErrors(pointer: string, reason: string | undefined): readonly Violation[] {
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
  context: RegistrationContext,
  used: IdempotencyKey | undefined,
  own: OwnWebhook,
): Promise<Stored<true> | undefined> {
  if (used && !(await isFree(trx, used, context.now()))) return undefined;
  const id = await storeWebhook(trx, context, own);
  if (used) await setResource(trx, used.slot, id);
  return { id, made: true };
}

/** Reserves the key for a resource that has no id yet; false if the key is in use. */
async function isFree(trx: Kysely<Database>, key: IdempotencyKey, now: Date): Promise<boolean> {
  const stored = await storeRequests(trx, [{ ...key, resource: "", now }]);
  return stored.size > 0;
}

async function storeWebhook(
  trx: Kysely<Database>,
  { maxWebhooks, now }: RegistrationContext,
  { workspace, webhook }: OwnWebhook,
): Promise<string> {
  const { webhooks: limit = maxWebhooks } = await findOwnLimits(trx, workspace);
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
