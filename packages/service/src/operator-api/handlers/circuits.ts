import type { Handlers } from "@document-export/operator/server";
import { listCircuits } from "../../storage/lists/circuits.js";
import { closeCircuit, findCircuit } from "../../storage/statements/circuits.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { itemPage } from "../pages.js";
import { notFound } from "../refusals.js";

/** Handlers of circuits. */
export function circuitHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listCircuits" | "closeCircuit"> {
  const { db, now } = context;
  return {
    listCircuits: async ({ query: { workspace, limit, cursor } }) => {
      const page = listCircuits(db, { workspace }, { limit, cursor });
      return { status: 200, body: await itemPage(page) };
    },
    closeCircuit: async ({ body: key, principal }) => {
      const workspace = await act(context, principal, "circuit.close", async (trx) => {
        const found = await findCircuit(trx, key);
        if (!found)
          throw notFound(
            `No call has failed at \`${key.address}\` for the workspace ${key.workspace}: it has no circuit.`,
          );
        await closeCircuit(trx, key);
        const { failures, workspaceName } = found;
        const details = { workspace: key.workspace, failures };
        const result = { id: key.workspace, name: workspaceName };
        return { result, subject: `circuit ${key.address}`, details };
      });
      const closed = { state: "closed", failures: 0, openUntil: null } as const;
      const changedAt = now().toISOString();
      return { status: 200, body: { workspace, address: key.address, ...closed, changedAt } };
    },
  };
}
