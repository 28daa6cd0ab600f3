import { timingSafeEqual } from "node:crypto";
import { ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import {
  findKeptRequest,
  keepRequest,
  nameResource,
  type KeptRequest,
} from "../storage/statements/idempotency-keys.js";
import type { Principal } from "./principal.js";

/** Where requests are kept, by which clock. */
export interface OnceContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
}

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

/** Stores what the request makes. */
export type Store<Made> = (
  trx: Kysely<Database>,
) => Promise<{ readonly id: string; readonly made: Made }>;

/**
 * Makes a resource once for each idempotency key (decision `idempotency`).
 * Of parallel equal requests one stores; the others wait for it in the database and give the same id.
 */
export async function actOnce<Made>(
  { db, now }: OnceContext,
  request: OnceRequest<Made>,
): Promise<Acted<Made>> {
  const { key, principal, operation } = request;
  if (key === undefined) {
    const store = await request.prepare();
    return db.transaction().execute((trx) => store(trx));
  }
  const slot = { token: principal.token, operation, key };
  const fingerprint = request.fingerprint();
  const known = await findKeptRequest(db, slot);
  if (known) return madeBefore(known, fingerprint);
  const store = await request.prepare();
  return db.transaction().execute(async (trx) => {
    const kept = await keepRequest(trx, slot, { fingerprint, resource: "" }, now());
    if (!kept) return madeBefore(await findKeptRequest(trx, slot), fingerprint);
    const stored = await store(trx);
    await nameResource(trx, slot, stored.id);
    return stored;
  });
}

function madeBefore(known: KeptRequest | undefined, fingerprint: Uint8Array): Acted<never> {
  if (known && timingSafeEqual(known.fingerprint, fingerprint))
    return { id: known.resource, made: undefined };
  throw new ProblemError({
    type: "idempotency-mismatch",
    detail:
      "This `Idempotency-Key` was used before with another content. Send another key, or the same content.",
  });
}
