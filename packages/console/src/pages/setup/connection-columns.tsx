import type { Connection } from "@document-export/operator/types";
import { linkTo } from "../../state/router.ts";
import type { Column } from "../../ui/table.tsx";
import { LastCheck } from "./last-check.tsx";
import { CheckConnection } from "./check-connection.tsx";

/** Columns of the list of connections. */
export const CONNECTION_COLUMNS: readonly Column<Connection>[] = [
  { head: "Name", cell: ({ id, name }) => <a href={linkTo(["connections", id])}>{name}</a> },
  { head: "Number", look: "number minor", cell: ({ id }) => id },
  { head: "Role", cell: ({ role }) => role },
  { head: "Kind", cell: ({ kind }) => kind },
  { head: "Workspace", look: "minor", cell: ({ workspace }) => workspace.name },
  {
    head: "Last check",
    cell: ({ lastCheck }) => <LastCheck of={lastCheck} />,
  },
  {
    head: "Check",
    look: "actions",
    cell: (connection) =>
      connection.role === "destination" && <CheckConnection connection={connection} />,
  },
];
