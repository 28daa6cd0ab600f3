import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** A key pair that signs webhook messages. */
export interface StoredSigningKey {
  readonly id: string;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
  /** The 32 bytes of the Ed25519 key in base64. */
  readonly publicKey: string;
}

/** All signing keys, newest first. */
export async function listSigningKeys(db: Kysely<Database>): Promise<readonly StoredSigningKey[]> {
  return db
    .selectFrom("signing_keys")
    .select(["id", "private_key as privateKey", "public_key as publicKey"])
    .orderBy("created_at", "desc")
    .execute();
}

/** Stores a signing key. */
export async function addSigningKey(
  db: Kysely<Database>,
  { id, privateKey, publicKey }: StoredSigningKey,
  now: Date,
): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({ id, private_key: privateKey, public_key: publicKey, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a signing key: messages are signed with it no longer. */
export async function removeSigningKey(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("signing_keys").where("id", "=", id).execute();
}
