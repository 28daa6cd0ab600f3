import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { DeliveryState } from "@document-export/operator/types";
import { useWorkspaces } from "../../state/lookups.ts";
import { place } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { optionsOf } from "../../ui/fields.tsx";
import { Filters, numberIn, timesOf } from "../../ui/filters.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import { DELIVERY_COLUMNS } from "./delivery-columns.tsx";
import { ReplayMany } from "./replay-many.tsx";

const STATES = ["pending", "delivered", "failed"] as const satisfies DeliveryState[];

/** Shows all webhook calls, newest first, with filters. */
export function DeliveriesPage() {
  const { query } = place.value;
  const workspaces = useWorkspaces();
  const list = useList({
    load: (cursor, signal) =>
      client.listDeliveries(
        definedOf({
          state: STATES.filter((state) => query.getAll("state").includes(state)),
          workspace: numberIn(query, "workspace"),
          webhook: numberIn(query, "webhook"),
          job: query.get("job") || undefined,
          q: query.get("q") || undefined,
          ...timesOf(query),
          cursor,
          signal,
        }),
      ),
    idOf: ({ id }) => id,
    inputs: ["deliveries", query.toString()],
    event: "delivery",
    list: "deliveries",
  });
  return (
    <Page title="Deliveries" beside={<ReplayMany onDone={list.reload} />}>
      <Filters
        of={[
          { kind: "text", name: "q", label: "Text", placeholder: "endpoint, event or id" },
          { kind: "time" },
          { kind: "choice", name: "workspace", label: "Workspace", options: optionsOf(workspaces) },
          { kind: "text", name: "webhook", label: "Webhook", placeholder: "its number" },
          { kind: "text", name: "job", label: "Job", placeholder: "its id" },
          {
            kind: "choices",
            name: "state",
            label: "State",
            options: STATES.map((state) => ({ value: state, label: state })),
          },
        ]}
      />
      <ListView
        list={list}
        word="delivery"
        plural="deliveries"
        columns={DELIVERY_COLUMNS}
        idOf={({ id }) => id}
        empty="No webhook was called yet."
      />
    </Page>
  );
}
