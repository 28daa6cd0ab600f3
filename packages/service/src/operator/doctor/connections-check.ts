import { openDestination } from "../../destinations/open-destination.js";
import { openOutbound } from "../../outbound/open-outbound.js";
import { openSecretBox } from "../../secrets/open-secret-box.js";
import type { DestinationContext } from "../../destinations/open-destination.js";
import type { ConnectionRow } from "../../storage/database.js";
import type { Check, Finding } from "./check.js";

/** Whether each destination can be opened with the key that there is, reached and written. */
export const connectionsCheck: Check = {
  what: "connections",
  run: async ({ settings, storage: { db } }) => {
    const outbound = openOutbound(settings.destinations);
    const context = { outbound, secretBox: await openSecretBox(settings) };
    try {
      const rows = await db
        .selectFrom("connections")
        .selectAll()
        .where("role", "=", "destination")
        .orderBy("id")
        .execute();
      const findings: Finding[] = [];
      for (const connection of rows) findings.push(await checkConnection(connection, context));
      return findings;
    } finally {
      await outbound.dispatcher.destroy();
    }
  },
};

async function checkConnection(
  connection: ConnectionRow,
  context: DestinationContext,
): Promise<Finding> {
  const what = `connection ${connection.id}`;
  const name = `${connection.name} (${connection.kind})`;
  try {
    await openDestination(connection, context).check();
    return { state: "ok", what, detail: `${name} takes results` };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { state: "fault", what, detail: `${name}: ${reason}` };
  }
}
