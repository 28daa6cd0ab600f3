import { createHash, timingSafeEqual } from "node:crypto";
import { ProblemError, type schemas } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { Principal } from "../auth/principal.js";
import type { Database } from "../storage/database.js";
import {
  findStoredRequest,
  type StoredRequest,
  type IdempotencyKey,
} from "../storage/statements/idempotency-keys.js";

/** A request that creates a resource. */
export interface IdempotentRequest<Created> {
  readonly principal: Principal;
  readonly operation: string;
  /** Idempotency key of the request. Without a key, every request creates a new resource. */
  readonly key: string | undefined;
  readonly fingerprint: () => Uint8Array;
  /** Checks the request. Throws a ProblemError if it is invalid. */
  readonly prepare: () => Promise<Store<Created>>;
}

/** The id of a resource; `made` is undefined if an earlier request created it. */
export interface IdempotentResult<Created> {
  readonly id: string;
  readonly made: Created | undefined;
}

/** A resource that this request created. */
export interface Stored<Created> {
  readonly id: string;
  readonly made: Created;
}

/**
 * Stores the resource and its idempotency key in one transaction. Returns undefined if another request has stored the
 * key in the meantime.
 */
export type Store<Created> = (
  key: IdempotencyKey | undefined,
) => Promise<Stored<Created> | undefined>;

/**
 * Creates a resource once per idempotency key (decision `idempotency`). Of concurrent equal requests, one stores the
 * resource; the others wait for it in the database and return the same id.
 */
export async function withIdempotencyKey<Created>(
  db: Kysely<Database>,
  request: IdempotentRequest<Created>,
): Promise<IdempotentResult<Created>> {
  const { key, principal, operation } = request;
  const used =
    key === undefined
      ? undefined
      : { slot: { token: principal.token, operation, key }, fingerprint: request.fingerprint() };
  const earlier = used && (await findStoredRequest(db, used.slot));
  if (used && earlier) return resultOf(earlier, used);
  const store = await request.prepare();
  const stored = await store(used);
  if (stored) return stored;
  if (!used) throw new Error("Insert returned no row.");
  return resultOf(await findStoredRequest(db, used.slot), used);
}

function resultOf(
  earlier: StoredRequest | undefined,
  { fingerprint }: IdempotencyKey,
): IdempotentResult<never> {
  if (earlier && timingSafeEqual(earlier.fingerprint, fingerprint))
    return { id: earlier.resource, made: undefined };
  throw new ProblemError({
    type: "idempotency-mismatch",
    detail:
      "This `Idempotency-Key` was already used for a request with different content. Send a new key, or the same content.",
  });
}

/**
 * Returns the SHA-256 of a request's content. The result does not depend on the encoding: a request with another
 * multipart boundary or member order counts as the same (decision `idempotency`).
 */
export function fingerprint(value: unknown, chunks: readonly Uint8Array[] = []): Uint8Array {
  const hash = createHash("sha256").update(JSON.stringify(value, sortMembers)).update("\0");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
}

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Format of uploads whose request does not name one (decision `conversion-members`). */
export const SOURCE_FORMAT = "google-docs";

/**
 * Returns the export options that an idempotency key stands for (decision `idempotency`): each member of the contract,
 * with its default if it is absent. The format stays absent, because its default is set on the connection and may
 * change.
 */
export function optionsContent(
  options: schemas.ExportOptions,
): Record<keyof schemas.ExportOptions, unknown> {
  const { destination, autoMapDocumentProperties = false, conversion = {} } = options;
  const { destinationReference, fieldMappings = {}, webhooks = [] } = options;
  return {
    destination,
    autoMapDocumentProperties,
    conversion: conversionContent(conversion),
    destinationReference,
    fieldMappings,
    webhooks,
  };
}

function conversionContent({
  source = SOURCE_FORMAT,
  destination,
}: schemas.Conversion): Record<keyof schemas.Conversion, unknown> {
  return { source, destination };
}

/** Returns the content of a webhook registration that an idempotency key stands for. */
export function webhookContent(
  webhook: schemas.WebhookCreate,
): Record<keyof schemas.WebhookCreate, unknown> {
  const { endpoint, events, connections, description = null, origin = null } = webhook;
  return { endpoint, events, connections, description, origin };
}

/** Repeats `Idempotency-Key` in the response to show that the service honors it (decision `job-observation`). */
export function idempotencyHeaders(key: string | undefined): {
  readonly "idempotency-key"?: string;
} {
  return key === undefined ? {} : { "idempotency-key": key };
}
