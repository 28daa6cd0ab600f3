import { recordCheck } from "../../../destination-checks/record-check.js";
import { runCheck } from "../../../destination-checks/run-check.js";
import { act, type Actor, type DataContext } from "../../data-context.js";

/** Result of a connection check. */
export interface CheckResult {
  readonly ok: boolean;
  readonly detail: string;
  readonly durationMs: number;
}

/**
 * Checks a destination as the service does every hour, and stores the result: if the destination accepts results again,
 * exports that were held back continue. Returns undefined if there is no connection with this id.
 */
export async function checkConnection(
  context: DataContext,
  actor: Actor,
  id: number,
): Promise<CheckResult | undefined> {
  const { db, queue, destinations, signals, now } = context;
  const connection = await db
    .selectFrom("connections")
    .select(["id", "workspace_id", "name", "role", "kind", "settings", "secrets"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!connection) return undefined;
  const { workspace_id: workspace, role } = connection;
  const started = performance.now();
  const found =
    role === "source"
      ? { ok: true, detail: "A source cannot be checked: callers upload its documents." }
      : await runCheck(destinations, connection);
  const durationMs = Math.round(performance.now() - started);
  const effect = await act(context, actor, "connection.check", async (trx) => {
    // Anyone who checks by hand is already working on the connection, so a failed manual check holds no exports back.
    const made = { ...found, connection: id, now: now(), holdsBack: false };
    const result = role === "source" ? "none" : await recordCheck(trx, queue, made);
    return { result, subject: `connection ${id}`, details: { workspace, ok: found.ok } };
  });
  if (effect === "released") signals.exportQueued();
  return { ...found, durationMs };
}
