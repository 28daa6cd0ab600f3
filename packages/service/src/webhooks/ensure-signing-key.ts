import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { addSigningKey, listSigningKeys } from "../storage/statements/signing-keys.js";
import { createSigningKey } from "./signing-key.js";

/** Makes the first signing key where there is none yet. */
export async function ensureSigningKey(db: Kysely<Database>): Promise<void> {
  const keys = await listSigningKeys(db);
  if (keys.length === 0) await addSigningKey(db, createSigningKey(), new Date());
}
