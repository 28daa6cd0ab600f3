import { sql, type Kysely } from "kysely";
import { changeWithAudit } from "../audit/audit-log.js";
import type { Database } from "../storage/database.js";
import { resealSecrets } from "../storage/statements/connections.js";
import { resealSigningKeys, sealPlainKeys } from "../storage/statements/signing-keys.js";
import type { SecretBox } from "../secrets/secret-box.js";
import { discardLostSecrets, type LostSecrets } from "./lost-secrets.js";

/** Number of secrets that were encrypted again. */
export interface Resealed {
  readonly connections: number;
  readonly signingKeys: number;
}

/**
 * Encrypts all secrets that use another key with the current one, and also the signing keys in plain text. Must run in
 * a transaction, so that all or none are changed.
 *
 * @throws {SecretKeyError} if the box lacks the key of a secret.
 */
export async function resealAll(trx: Kysely<Database>, box: SecretBox): Promise<Resealed> {
  const connections = await resealSecrets(trx, box);
  const resealed = await resealSigningKeys(trx, box);
  const plain = box.hasKey ? await sealPlainKeys(trx, box, "all") : 0;
  return { connections, signingKeys: resealed + plain };
}

/** Runs {@link resealAll} in its own transaction, and records it as a change by an operator. */
export async function resealWithAudit(db: Kysely<Database>, box: SecretBox): Promise<Resealed> {
  return changeWithAudit(db, { action: "secrets.rotate" }, async (trx) => {
    const result = await resealAll(trx, box);
    return { result, subject: "secret key", details: { ...result } };
  });
}

/** Runs {@link discardLostSecrets} in its own transaction, and records it as a change by an operator. */
export async function discardWithAudit(db: Kysely<Database>, box: SecretBox): Promise<LostSecrets> {
  return changeWithAudit(db, { action: "secrets.discard" }, async (trx) => {
    const result = await discardLostSecrets(trx, box);
    const details = {
      signingKeys: result.signingKeys.join(", "),
      connections: result.connections.join(", "),
    };
    return { result, subject: "secret key", details };
  });
}

/** Returns true if any secret is encrypted with the key of the service. */
export async function isKeyInUse(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from connections where secrets is not null)
    or exists (select from signing_keys where sealed is not null) as used`.execute(db);
  return rows[0]?.used ?? true;
}
