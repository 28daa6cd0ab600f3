import type { Handlers } from "@document-export/operator/server";
import type { Kysely } from "kysely";
import { isKeyInUse } from "../../key-rotation/reseal.js";
import { openSecretBox } from "../../secrets/open-secret-box.js";
import type { Database } from "../../storage/database.js";
import { addSigningKey, removeSigningKey } from "../../storage/statements/signing-keys.js";
import { createSigningKey } from "../../webhooks/signing-keys.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { conflict, notFound } from "../refusals.js";

/** Handlers of the keys that sign messages. */
export function signingKeyHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listSigningKeys" | "createSigningKey" | "deleteSigningKey"> {
  const { db, now, settings } = context;
  return {
    listSigningKeys: async () => ({
      status: 200,
      body: { items: await keysIn(db), nextCursor: null },
    }),
    createSigningKey: async ({ principal }) => {
      const key = createSigningKey();
      const at = now();
      await act(context, principal, "signing-key.add", async (trx) => {
        // The key is read inside the transaction, so that a key rotation runs either before it or after it.
        const box = await openSecretBox({ ...settings, isInUse: () => isKeyInUse(trx) });
        await addSigningKey(trx, box, key, at);
        return { result: undefined, subject: `signing key ${key.id}` };
      });
      const { id, publicKey } = key;
      return { status: 201, body: { id, publicKey, createdAt: at.toISOString() } };
    },
    deleteSigningKey: async ({ path: { key: id }, principal }) => {
      await act(context, principal, "signing-key.remove", async (trx) => {
        const keys = await keysIn(trx, true);
        if (!keys.some((key) => key.id === id))
          throw notFound(`There is no signing key \`${id}\`.`);
        if (keys.length === 1)
          throw conflict("This is the only signing key. Create another first.");
        await removeSigningKey(trx, id);
        return { result: undefined, subject: `signing key ${id}` };
      });
      return { status: 204 };
    },
  };
}

/**
 * Returns the public keys, newest first. With `locked`, they are locked for a removal, so that two requests cannot
 * remove the last two keys.
 */
async function keysIn(db: Kysely<Database>, locked = false) {
  const keys = await db
    .selectFrom("signing_keys")
    .select(["id", "public_key as publicKey", "created_at"])
    .orderBy("created_at", "desc")
    .$if(locked, (query) => query.forUpdate())
    .execute();
  return keys.map(({ created_at, ...key }) => ({ ...key, createdAt: created_at.toISOString() }));
}
