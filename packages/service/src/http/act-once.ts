import { timingSafeEqual } from "node:crypto";
import { ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import {
  findStoredRequest,
  type StoredRequest,
  type IdempotencyKey,
} from "../storage/statements/idempotency-keys.js";
import type { Principal } from "./principal.js";

/** A request that makes a resource. */
export interface OnceRequest<Made> {
  readonly principal: Principal;
  readonly operation: string;
  /** Without a key every request acts. */
  readonly key: string | undefined;
  readonly fingerprint: () => Uint8Array;
  /** Checks the request; throws a ProblemError for one that is refused. */
  readonly prepare: () => Promise<Store<Made>>;
}

/** A resource, and what was made of it: undefined where an earlier request made it. */
export interface Acted<Made> {
  readonly id: string;
  readonly made: Made | undefined;
}

/** A resource that was made. */
export interface Stored<Made> {
  readonly id: string;
  readonly made: Made;
}

/** Stores what the request makes together with its key, in one transaction; undefined where the key is in use by then. */
export type Store<Made> = (used: IdempotencyKey | undefined) => Promise<Stored<Made> | undefined>;

/**
 * Makes a resource once for each idempotency key (decision `idempotency`).
 * Of parallel equal requests one stores; the others wait for it in the database and give the same id.
 */
export async function actOnce<Made>(
  db: Kysely<Database>,
  request: OnceRequest<Made>,
): Promise<Acted<Made>> {
  const { key, principal, operation } = request;
  const used =
    key === undefined
      ? undefined
      : { slot: { token: principal.token, operation, key }, fingerprint: request.fingerprint() };
  const known = used && (await findStoredRequest(db, used.slot));
  if (used && known) return madeBefore(known, used);
  const store = await request.prepare();
  const stored = await store(used);
  if (stored) return stored;
  if (!used) throw new Error("What has no key was not stored.");
  return madeBefore(await findStoredRequest(db, used.slot), used);
}

function madeBefore(
  known: StoredRequest | undefined,
  { fingerprint }: IdempotencyKey,
): Acted<never> {
  if (known && timingSafeEqual(known.fingerprint, fingerprint))
    return { id: known.resource, made: undefined };
  throw new ProblemError({
    type: "idempotency-mismatch",
    detail:
      "This `Idempotency-Key` was used before with another content. Send another key, or the same content.",
  });
}
