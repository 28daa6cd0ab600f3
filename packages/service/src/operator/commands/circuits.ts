import type { Circuit } from "@document-export/operator/types";
import type { Command } from "commander";
import { addList, type ListFlags } from "../client/list-command.js";
import { given, toSecond } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { parseId } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { plainText } from "../plain-text.js";

interface CircuitFlags extends ListFlags {
  readonly workspace?: number;
}

interface CloseFlags extends SettingsFlags {
  readonly workspace: number;
}

/** `document-export circuits`: failing addresses to which deliveries are suspended. */
export function defineCircuitsCommand(circuits: Command): void {
  addList<Circuit, CircuitFlags>(circuits, {
    description: "list the circuits of addresses that have failed",
    read: (client, { workspace }, page) =>
      client.listCircuits({ ...page, ...given({ workspace }) }),
    row: ({ workspace, address, state, failures, openUntil, changedAt }) => ({
      workspace: workspace.id,
      address,
      state,
      failures,
      "open until": toSecond(openUntil),
      changed: toSecond(changedAt),
    }),
    // A failed delivery opens the circuit of its address.
    changed: "webhooks",
  }).option("--workspace <id>", "only circuits of this workspace", parseId);
  addOperatorOptions(
    circuits
      .command("close")
      .description("call an address again immediately, for example after it was repaired"),
  )
    .argument("<address>", "address, as `circuits list` shows it")
    .requiredOption("--workspace <id>", "workspace of the circuit", parseId)
    .action((address: string, flags: CloseFlags) =>
      withOperator(flags, async ({ client }) => {
        const { workspace } = flags;
        const circuit = await client.closeCircuit({ body: { workspace, address } });
        console.log(plainText(`The circuit of ${circuit.address} is ${circuit.state}.`));
      }),
    );
}
