import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Collection, ConnectionPage } from "@document-export/operator/types";
import { useConnectionPage } from "../../state/lookups.ts";
import { linkTo } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { optionOf, TextField } from "../../ui/fields.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { LoadedChoice, LoadFailure } from "../../ui/loaded-choice.tsx";
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

/** Shows the collections: which source exports to which destination. */
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
  const connections = useConnectionPage();
  const having =
    (role: string) =>
    ({ items }: ConnectionPage) =>
      items.filter((each) => each.role === role).map(optionOf);
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
      <LoadFailure of={connections} />
      <TextField label="Name" name="name" required />
      <LoadedChoice
        label="From"
        name="source"
        loaded={connections}
        options={having("source")}
        none="There is no source yet"
      />
      <LoadedChoice
        label="To"
        name="destination"
        loaded={connections}
        options={having("destination")}
        none="There is no destination yet"
      />
    </Action>
  );
}
