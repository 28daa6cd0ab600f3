import type { Delivery } from "@document-export/operator/types";
import { linkTo } from "../../state/router.ts";
import { formatNumber } from "../../ui/format.ts";
import { State } from "../../ui/state.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";

/** Columns of a list of deliveries. */
export const DELIVERY_COLUMNS: readonly Column<Delivery>[] = [
  { head: "Event", cell: ({ id, event }) => <a href={linkTo(["deliveries", id])}>{event}</a> },
  { head: "State", cell: ({ state }) => <State of={state} /> },
  { head: "To", cell: ({ endpoint }) => <span class="path">{endpoint}</span> },
  { head: "Attempts", look: "number", cell: ({ attempts }) => formatNumber(attempts) },
  { head: "Created", cell: ({ createdAt }) => <Time at={createdAt} /> },
  { head: "Next attempt", look: "minor", cell: ({ nextAttemptAt }) => <Time at={nextAttemptAt} /> },
];
