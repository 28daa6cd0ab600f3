import { sql, type Kysely } from "kysely";
import type { SecretBox } from "../../secrets/secret-box.js";
import type { Database } from "../database.js";

/** Published part of a key pair that signs webhook messages. */
export interface PublicSigningKey {
  readonly id: string;
  /** The 32 bytes of the Ed25519 key, in base64. */
  readonly publicKey: string;
}

/** A key pair that signs webhook messages. */
export interface SigningKey extends PublicSigningKey {
  /** The private key as PKCS #8, in PEM. */
  readonly privateKey: string;
}

/** Returns the public keys of all signing keys, newest first. */
export async function listSigningKeys(db: Kysely<Database>): Promise<readonly PublicSigningKey[]> {
  return db
    .selectFrom("signing_keys")
    .select(["id", "public_key as publicKey"])
    .orderBy("created_at", "desc")
    .execute();
}

/**
 * Returns all signing keys, decrypted, newest first.
 *
 * @throws {SecretKeyError} if the box lacks the key for one of them.
 */
export async function openSigningKeys(
  db: Kysely<Database>,
  box: SecretBox,
): Promise<readonly SigningKey[]> {
  const rows = await db
    .selectFrom("signing_keys")
    .select(["id", "private_key", "sealed", "public_key as publicKey"])
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ id, publicKey, private_key, sealed }) => ({
    id,
    publicKey,
    privateKey: sealed === null ? (private_key ?? "") : box.open(sealed),
  }));
}

/**
 * Stores a signing key, encrypted. On PostgreSQL it is stored in plain text if the service has no key, or while other
 * keys are in plain text because a process of the previous version may run at the same time: that process must be able
 * to sign.
 */
export async function addSigningKey(
  db: Kysely<Database>,
  box: SecretBox,
  { id, privateKey, publicKey }: SigningKey,
  now: Date,
): Promise<void> {
  const plainUntil = await neededPlainUntil(db);
  const key =
    box.hasKey && plainUntil === undefined
      ? { private_key: null, sealed: box.seal(privateKey), plain_until: null }
      : { private_key: privateKey, sealed: null, plain_until: plainUntil };
  await db
    .insertInto("signing_keys")
    .values({ id, ...key, public_key: publicKey, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns until when keys must stay in plain text; undefined if they need not. */
async function neededPlainUntil(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db
    .selectFrom("signing_keys")
    .select("plain_until")
    .where("private_key", "is not", null)
    .where("plain_until", ">", sql<Date>`now()`)
    .orderBy("plain_until", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.plain_until ?? undefined;
}

/** Removes a signing key, which then no longer signs messages. */
export async function removeSigningKey(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("signing_keys").where("id", "=", id).execute();
}

/**
 * Encrypts signing keys that are in plain text, and returns their number. While a process of the previous version may
 * still need the others, encrypt only the `due` ones.
 */
export async function sealPlainKeys(
  trx: Kysely<Database>,
  box: SecretBox,
  which: "all" | "due",
): Promise<number> {
  const rows = await trx
    .selectFrom("signing_keys")
    .select(["id", "private_key"])
    .where("private_key", "is not", null)
    .$if(which === "due", (query) =>
      query.where(sql<boolean>`coalesce(plain_until, '-infinity') < now()`),
    )
    .forUpdate()
    .execute();
  for (const { id, private_key } of rows)
    await trx
      .updateTable("signing_keys")
      .set({ private_key: null, sealed: box.seal(private_key ?? ""), plain_until: null })
      .where("id", "=", id)
      .execute();
  return rows.length;
}

/** Encrypts signing keys again with the current key if another key encrypted them, and returns their number. */
export async function resealSigningKeys(trx: Kysely<Database>, box: SecretBox): Promise<number> {
  const rows = await trx
    .selectFrom("signing_keys")
    .select(["id", "sealed"])
    .where("sealed", "is not", null)
    .forUpdate()
    .execute();
  const old = rows.filter(({ sealed }) => sealed !== null && !box.isCurrent(sealed));
  for (const { id, sealed } of old)
    await trx
      .updateTable("signing_keys")
      .set({ sealed: sealed && box.seal(box.open(sealed)) })
      .where("id", "=", id)
      .execute();
  return old.length;
}
