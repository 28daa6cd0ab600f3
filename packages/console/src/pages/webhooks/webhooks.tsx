import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Webhook } from "@document-export/operator/types";
import { useWorkspaces } from "../../state/lookups.ts";
import { linkTo, place } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { optionsOf } from "../../ui/fields.tsx";
import { Filters, numberIn } from "../../ui/filters.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import { State } from "../../ui/state.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { pendingOf } from "./pending-of.ts";

const STATES = ["working", "failing", "disabled"] as const satisfies Webhook["state"][];

const COLUMNS: readonly Column<Webhook>[] = [
  {
    head: "Endpoint",
    cell: ({ id, endpoint, description }) => (
      <>
        <a href={linkTo(["webhooks", id])} class="path">
          {endpoint}
        </a>
        {description && <small class="quiet reason">{description}</small>}
      </>
    ),
  },
  {
    head: "State",
    cell: ({ state, failingSince, disabledAt }) => (
      <>
        <State of={state} />
        {(disabledAt ?? failingSince) && (
          <small class="quiet">
            {" "}
            since <Time at={disabledAt ?? failingSince} />
          </small>
        )}
      </>
    ),
  },
  { head: "Events", cell: ({ events }) => events.join(", ") },
  { head: "Pending", look: "number", cell: ({ pending }) => pendingOf(pending) },
  {
    head: "Circuit",
    look: "minor",
    cell: ({ circuit }) => (circuit ? <State of={circuit.state} /> : "–"),
  },
  { head: "Workspace", look: "minor", cell: ({ workspace }) => workspace.name },
];

/** Shows all webhooks with their health. */
export function WebhooksPage() {
  const { query } = place.value;
  const workspaces = useWorkspaces();
  const list = useList({
    load: (cursor, signal) =>
      client.listWebhooks(
        definedOf({
          state: STATES.find((state) => state === query.get("state")),
          workspace: numberIn(query, "workspace"),
          q: query.get("q") || undefined,
          cursor,
          signal,
        }),
      ),
    idOf: ({ id }) => id,
    inputs: ["webhooks", query.toString()],
    event: "webhook",
    list: "webhooks",
  });
  return (
    <Page
      title="Webhooks"
      beside={
        <a class="button" href={linkTo(["circuits"])}>
          Circuits
        </a>
      }
    >
      <Filters
        of={[
          { kind: "text", name: "q", label: "Text", placeholder: "endpoint or description" },
          { kind: "choice", name: "workspace", label: "Workspace", options: optionsOf(workspaces) },
          {
            kind: "choice",
            name: "state",
            label: "State",
            options: STATES.map((state) => ({ value: state, label: state })),
          },
        ]}
      />
      <ListView
        list={list}
        word="webhook"
        columns={COLUMNS}
        idOf={({ id }) => id}
        empty="No webhooks yet. Callers register them with POST /v2/webhooks."
      />
    </Page>
  );
}
