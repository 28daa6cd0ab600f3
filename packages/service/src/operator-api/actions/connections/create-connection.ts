import { isKeyInUse } from "../../../key-rotation/reseal.js";
import { openSecretBox } from "../../../secrets/open-secret-box.js";
import { addConnection } from "../../../storage/statements/connections.js";
import { act, type Actor, type DataContext } from "../../data-context.js";
import { requireWorkspace } from "../require.js";
import { checkedName } from "../checked-name.js";
import { preparedConnection } from "./prepared-connection.js";

/** Input for creating a connection. */
export interface ConnectionRequest {
  readonly workspace: number;
  readonly name: string;
  readonly kind: string;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly secrets?: Readonly<Record<string, string>> | undefined;
}

/**
 * Adds a connection with its secrets encrypted, and returns its id. The audit log records only the names of its
 * settings, because an address or a header may contain a secret.
 *
 * @throws {ProblemError} 422 if its kind, a setting or a secret is invalid.
 */
export async function createConnection(
  context: DataContext,
  actor: Actor,
  request: ConnectionRequest,
): Promise<number> {
  const { workspace, kind, settings: given = {}, secrets: open = {} } = request;
  const name = checkedName(request.name);
  const input = { settings: given, secrets: open };
  const { role, settings, secrets } = preparedConnection(kind, input);
  return act(context, actor, "connection.add", async (trx) => {
    await requireWorkspace(trx, workspace);
    // The key is read inside the transaction, so that a key rotation runs either before it or after it.
    const box = await openSecretBox({ ...context.settings, isInUse: () => isKeyInUse(trx) });
    const sealed = secrets && { secrets: box.seal(JSON.stringify(secrets)) };
    const id = await addConnection(trx, { workspace, name, role, kind, settings, ...sealed });
    const names = Object.keys(settings).join(", ");
    const details = { workspace, name, kind, settings: names, hasSecrets: secrets !== undefined };
    return { result: id, subject: `connection ${id}`, details };
  });
}
