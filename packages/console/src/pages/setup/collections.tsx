import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Collection } from "@document-export/operator/types";
import { useConnections } from "../../state/lookups.ts";
import { linkTo } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choice, optionOf, TextField } from "../../ui/fields.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";

const COLUMNS: readonly Column<Collection>[] = [
  { head: "Name", cell: ({ name }) => name },
  { head: "Number", look: "number minor", cell: ({ id }) => id },
  {
    head: "From",
    cell: ({ source }) => <a href={linkTo(["connections", source.id])}>{source.name}</a>,
  },
  {
    head: "To",
    cell: ({ destination }) => (
      <a href={linkTo(["connections", destination.id])}>{destination.name}</a>
    ),
  },
  { head: "Workspace", look: "minor", cell: ({ workspace }) => workspace.name },
];

/** Which source goes to which destination. */
export function CollectionsPage() {
  const list = useList({
    load: (cursor, signal) => client.listCollections(definedOf({ cursor, signal })),
    idOf: ({ id }) => id,
    inputs: ["collections"],
    list: "collections",
  });
  return (
    <Page title="Collections" beside={<AddCollection onDone={list.reload} />}>
      <ListView
        list={list}
        word="collection"
        columns={COLUMNS}
        idOf={({ id }) => id}
        empty="No source is linked to a destination yet."
      />
    </Page>
  );
}

function AddCollection({ onDone }: { readonly onDone: () => void }) {
  const connections = useConnections();
  const having = (role: string) =>
    (connections ?? []).filter((each) => each.role === role).map(optionOf);
  return (
    <Action
      label="Add a collection"
      question="Link a source to a destination"
      role="admin"
      act={(form) =>
        client.createCollection({
          body: {
            name: textIn(form, "name"),
            source: Number(textIn(form, "source")),
            destination: Number(textIn(form, "destination")),
          },
        })
      }
      done={({ name }) => {
        onDone();
        return `${name} was added.`;
      }}
    >
      <TextField label="Name" name="name" required />
      <Choice label="From" name="source" options={having("source")} required />
      <Choice label="To" name="destination" options={having("destination")} required />
    </Action>
  );
}
