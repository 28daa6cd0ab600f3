import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { useList } from "../../state/use-list.ts";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import { AddConnection } from "./add-connection.tsx";
import { CONNECTION_COLUMNS } from "./connection-columns.tsx";

/** Shows the sources and destinations of documents. */
export function ConnectionsPage() {
  const list = useList({
    load: (cursor, signal) => client.listConnections(definedOf({ cursor, signal })),
    idOf: ({ id }) => id,
    inputs: ["connections"],
    list: "connections",
  });
  return (
    <Page title="Connections" beside={<AddConnection onDone={list.reload} />}>
      <ListView
        list={list}
        word="connection"
        columns={CONNECTION_COLUMNS}
        idOf={({ id }) => id}
        empty="No connections yet. A workspace needs a source and a destination."
      />
    </Page>
  );
}
