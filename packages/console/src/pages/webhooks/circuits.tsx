import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Circuit } from "@document-export/operator/types";
import { useList } from "../../state/use-list.ts";
import { Action } from "../../ui/action.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { CircuitState } from "./circuit-state.tsx";

const idOf = ({ workspace, address }: Circuit) => `${workspace.id} ${address}`;

/** Shows the addresses that failed, and whether the service calls them now. */
export function CircuitsPage() {
  const list = useList({
    load: (cursor, signal) => client.listCircuits(definedOf({ cursor, signal })),
    idOf,
    inputs: ["circuits"],
    event: "webhook",
    list: "webhooks",
  });
  const columns: readonly Column<Circuit>[] = [
    { head: "Address", cell: ({ address }) => <span class="path">{address}</span> },
    { head: "State", cell: (circuit) => <CircuitState circuit={circuit} /> },
    { head: "Workspace", look: "minor", cell: ({ workspace }) => workspace.name },
    { head: "Changed", look: "minor", cell: ({ changedAt }) => <Time at={changedAt} /> },
    {
      head: "Actions",
      look: "actions",
      cell: (circuit) =>
        circuit.state !== "closed" && <CloseCircuit circuit={circuit} onDone={list.reload} />,
    },
  ];
  return (
    <Page title="Circuits">
      <p class="lead">
        After repeated failures, the service stops calling an address for a while: its circuit is
        open. If you close it, the service calls the address immediately.
      </p>
      <ListView
        list={list}
        word="circuit"
        columns={columns}
        idOf={idOf}
        empty="No open circuits: every address is called."
      />
    </Page>
  );
}

function CloseCircuit({
  circuit,
  onDone,
}: {
  readonly circuit: Circuit;
  readonly onDone: () => void;
}) {
  const { address, workspace } = circuit;
  return (
    <Action
      label="Close"
      on={`the circuit of ${address}`}
      question="Close this circuit?"
      role="operate"
      act={() => client.closeCircuit({ body: { workspace: workspace.id, address } })}
      done={() => {
        onDone();
        return "The circuit is closed.";
      }}
    >
      <p>
        <span class="path">{address}</span> is called again immediately, also for waiting messages.
      </p>
    </Action>
  );
}
