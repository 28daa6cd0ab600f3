import type { Kysely } from "kysely";
import {
  describeKeys,
  sealDiscarded,
  sealedWith,
  SecretKeyError,
  type SecretBox,
} from "../secrets/secret-box.js";
import type { Database } from "../storage/database.js";
import { removeSigningKey } from "../storage/statements/signing-keys.js";
import { ensureSigningKeyWithin } from "../webhooks/signing-keys.js";

/** Secrets that a process cannot decrypt with its keys. */
export interface LostSecrets {
  /** Ids of the keys that sign webhook messages. */
  readonly signingKeys: readonly string[];
  /** Ids of connections. */
  readonly connections: readonly number[];
  /** Ids of the keys that would decrypt them, where recorded. */
  readonly keyIds: readonly string[];
}

/** Maximum number of ids listed in a message; the remaining ones are only counted. */
const MAX_LISTED = 10;

/** Decrypts every signing key and the secrets of every connection once, and returns those that cannot be decrypted. */
export async function findLostSecrets(db: Kysely<Database>, box: SecretBox): Promise<LostSecrets> {
  const signingKeys = await db
    .selectFrom("signing_keys")
    .select(["id", "sealed as secret"])
    .where("sealed", "is not", null)
    .orderBy("created_at", "desc")
    .execute();
  const connections = await db
    .selectFrom("connections")
    .select(["id", "secrets as secret"])
    .where("secrets", "is not", null)
    .orderBy("id")
    .execute();
  const isLost = ({ secret }: { readonly secret: Uint8Array | null }) => !canOpen(box, secret);
  const lostKeys = signingKeys.filter(isLost);
  const lostConnections = connections.filter(isLost);
  const ids = [...lostKeys, ...lostConnections].flatMap(
    ({ secret }) => (secret && sealedWith(secret)) ?? [],
  );
  return {
    signingKeys: lostKeys.map(({ id }) => id),
    connections: lostConnections.map(({ id }) => id),
    keyIds: [...new Set(ids)],
  };
}

function canOpen(box: SecretBox, secret: Uint8Array | null): boolean {
  try {
    if (secret) box.open(secret);
    return true;
  } catch {
    return false;
  }
}

/**
 * Throws if the keys do not decrypt every secret, because messages could not be signed and results not delivered.
 *
 * @param place where the keys were looked for, such as a file
 * @throws {SecretKeyError} which names the missing key, where it was looked for, and what to do without it.
 */
export async function assertNothingLost(
  db: Kysely<Database>,
  box: SecretBox,
  place: string,
): Promise<void> {
  const lost = await findLostSecrets(db, box);
  if (isEmpty(lost)) return;
  const needed = lost.keyIds.length > 0 ? describeKeys(lost.keyIds) : "another key";
  throw new SecretKeyError(
    [
      `The service cannot decrypt ${describeLost(lost)}: this needs ${needed}, and ${place} has ${describeKeys(box.keyIds)}.`,
      "Start every process with that key; if you are changing keys, list it in DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS.",
      "If it is lost for good, `document-export secrets discard` removes what it encrypted: messages are then signed with a new key, and the connections need their secrets again.",
    ].join(" "),
  );
}

/** Returns true if everything can be decrypted. */
export function isEmpty({ signingKeys, connections }: LostSecrets): boolean {
  return signingKeys.length + connections.length === 0;
}

/** Describes lost secrets, such as `the signing key key_1 and the secrets of the connections 3, 7`. */
export function describeLost({ signingKeys, connections }: LostSecrets): string {
  const named = (noun: string, ids: readonly (string | number)[]) => {
    if (ids.length === 0) return [];
    const others = ids.length - MAX_LISTED;
    const listed =
      ids.slice(0, MAX_LISTED).join(", ") + (others > 0 ? ` and ${others} others` : "");
    return [`${noun}${ids.length === 1 ? "" : "s"} ${listed}`];
  };
  return [
    ...named("the signing key", signingKeys),
    ...named("the secrets of the connection", connections),
  ].join(" and ");
}

/**
 * Deletes what cannot be decrypted: signing keys, after which a new one is used, and secrets of connections, whose
 * exports fail with this reason until the secrets are entered again. Must run in a transaction.
 */
export async function discardLostSecrets(
  trx: Kysely<Database>,
  box: SecretBox,
): Promise<LostSecrets> {
  const lost = await findLostSecrets(trx, box);
  for (const id of lost.signingKeys) await removeSigningKey(trx, id);
  if (lost.connections.length > 0)
    await trx
      .updateTable("connections")
      .set({ secrets: sealDiscarded(box) })
      .where("id", "in", [...lost.connections])
      .execute();
  await ensureSigningKeyWithin(trx, box);
  return lost;
}
