import { isKeyInUse } from "../../../key-rotation/reseal.js";
import { openSecretBox } from "../../../secrets/open-secret-box.js";
import { openSecrets, SecretKeyError, type SecretBox } from "../../../secrets/secret-box.js";
import type { ConnectionRow } from "../../../storage/database.js";
import {
  lockConnection,
  updateConnection as updateInStorage,
  type ConnectionChange,
} from "../../../storage/statements/connections.js";
import { act, type Actor, type DataContext } from "../../data-context.js";
import { notFound, refused } from "../../refusals.js";
import { checkedName } from "../checked-name.js";
import { mergePatch } from "./merge-patch.js";
import { preparedConnection } from "./prepared-connection.js";

/** Changes that an operator makes to a connection. */
export interface ConnectionUpdate {
  readonly name?: string | undefined;
  /** Settings to merge into the stored ones; null removes a setting. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  /** Secrets to merge into the stored ones; null removes a secret. */
  readonly secrets?: Readonly<Record<string, string | null>> | undefined;
}

/**
 * Changes the name, the settings or the secrets of a connection. The audit log records only the names of settings and
 * secrets, because their values may be secret.
 *
 * @throws {ProblemError} 404 if there is no connection with this id, 422 if a setting or a secret is invalid.
 */
export async function updateConnection(
  context: DataContext,
  actor: Actor,
  id: number,
  update: ConnectionUpdate,
): Promise<void> {
  const name = update.name === undefined ? undefined : checkedName(update.name);
  await act(context, actor, "connection.update", async (trx) => {
    const connection = await lockConnection(trx, id);
    if (!connection) throw unknownConnection(id);
    // The key is read inside the transaction, so that a key rotation runs either before it or after it.
    const box = await openSecretBox({ ...context.settings, isInUse: () => isKeyInUse(trx) });
    const changed = { ...(name !== undefined && { name }), ...contentOf(connection, update, box) };
    await updateInStorage(trx, id, changed);
    const details = {
      workspace: connection.workspace_id,
      name: name ?? connection.name,
      settings: namesOf(update.settings),
      secrets: namesOf(update.secrets),
    };
    return { result: undefined, subject: `connection ${id}`, details };
  });
}

/** Returns the error for a connection id that does not exist. */
export function unknownConnection(id: number) {
  return notFound(`There is no connection ${id}.`);
}

/**
 * Returns the settings and secrets after the update. They are validated together; secrets that do not change are not
 * encrypted again.
 */
function contentOf(
  connection: ConnectionRow,
  { settings, secrets }: ConnectionUpdate,
  box: SecretBox,
): Omit<ConnectionChange, "name"> {
  if (!settings && !secrets) return {};
  const prepared = preparedConnection(connection.kind, {
    settings: merged(connection.settings, settings),
    secrets: merged(storedSecrets(connection, { isReplaced: secrets !== undefined, box }), secrets),
  });
  const { secrets: open } = prepared;
  return {
    settings: prepared.settings,
    ...(secrets && { secrets: open ? box.seal(JSON.stringify(open)) : null }),
  };
}

function merged<Value>(
  stored: unknown,
  patch: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, Exclude<Value, null>>> {
  return mergePatch(stored, patch) as Readonly<Record<string, Exclude<Value, null>>>;
}

/**
 * Reads the stored secrets. If their encryption key is lost, an update can replace them, but then it must include every
 * secret that the kind requires.
 */
function storedSecrets(
  { secrets }: ConnectionRow,
  { isReplaced, box }: { readonly isReplaced: boolean; readonly box: SecretBox },
): unknown {
  try {
    return openSecrets(box, secrets);
  } catch (error) {
    if (!(error instanceof SecretKeyError)) throw error;
    if (isReplaced) return {};
    throw refused(`${error.message} Pass all of them in one update.`);
  }
}

function namesOf(members: object | undefined): string {
  return Object.keys(members ?? {}).join(", ");
}
