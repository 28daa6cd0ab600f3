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

/** A request that makes a resource. */
export interface OnceRequest {
  readonly principal: Principal;
  readonly operation: string;
  /** Without a key every request acts. */
  readonly key: string | undefined;
  readonly fingerprint: () => Uint8Array;
  /** Checks the request; throws a ProblemError for one that is refused. */
  readonly prepare: () => Promise<Store>;
}

/** Stores what the request makes and gives its id. */
export type Store = (trx: Kysely<Database>) => Promise<string>;

/**
 * Makes a resource once for each idempotency key and gives its id (decision `idempotency`).
 * Of parallel equal requests one stores; the others wait for it in the database and give the same id.
 */
export async function actOnce(db: Kysely<Database>, request: OnceRequest): Promise<string> {
  const { key, principal, operation } = request;
  if (key === undefined) {
    const store = await request.prepare();
    return db.transaction().execute((trx) => store(trx));
  }
  const slot = { token: principal.token, operation, key };
  const fingerprint = request.fingerprint();
  const known = await findKeptRequest(db, slot);
  if (known) return resourceOf(known, fingerprint);
  const store = await request.prepare();
  return db.transaction().execute(async (trx) => {
    const kept = await keepRequest(trx, slot, { fingerprint, resource: "" }, new Date());
    if (!kept) return resourceOf(await findKeptRequest(trx, slot), fingerprint);
    const resource = await store(trx);
    await nameResource(trx, slot, resource);
    return resource;
  });
}

function resourceOf(known: KeptRequest | undefined, fingerprint: Uint8Array): string {
  if (known && timingSafeEqual(known.fingerprint, fingerprint)) return known.resource;
  throw new ProblemError({
    type: "idempotency-mismatch",
    detail:
      "This `Idempotency-Key` was used before with another content. Send another key, or the same content.",
  });
}
