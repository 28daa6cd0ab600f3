import { openDestination } from "../../../destinations/kinds.js";
import { storableText } from "../../../bounds/storable.js";
import { shorten } from "../../../bounds/shorten.js";
import { bounds } from "../../../bounds/bounds.js";
import type { ConnectionRow } from "../../../storage/database.js";
import { act, type Actor, type DataContext } from "../../data-context.js";

/** What the check of a connection found. */
export interface CheckResult {
  readonly ok: boolean;
  readonly detail: string;
  readonly durationMs: number;
}

/**
 * Checks whether results can be published to a destination now, and leaves nothing there: it is called as for an export,
 * within the limits of outgoing calls. Undefined where there is no connection of this id.
 */
export async function checkConnection(
  context: DataContext,
  actor: Actor,
  id: number,
): Promise<CheckResult | undefined> {
  const connection = await context.db
    .selectFrom("connections")
    .select(["id", "workspace_id", "name", "role", "kind", "settings", "secrets"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!connection) return undefined;
  const { workspace_id: workspace } = connection;
  const started = performance.now();
  const found = await check(context, connection);
  const durationMs = Math.round(performance.now() - started);
  return act(context, actor, "connection.check", async () => {
    const details = { workspace, ok: found.ok };
    return { result: { ...found, durationMs }, subject: `connection ${id}`, details };
  });
}

async function check(
  { destinations }: DataContext,
  connection: ConnectionRow,
): Promise<Pick<CheckResult, "ok" | "detail">> {
  const { name, role, kind } = connection;
  if (role === "source")
    return { ok: true, detail: "A source is never called: callers upload its documents." };
  try {
    await openDestination(connection, destinations).check();
    return { ok: true, detail: `${name} (${kind}) accepts results.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const detail = `${name} (${kind}) accepts no results: ${reason}`;
    return { ok: false, detail: shorten(storableText(detail), bounds.problemDetail.max) };
  }
}
