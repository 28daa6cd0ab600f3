import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Workspace } from "@document-export/operator/types";
import { linkTo } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { TextField } from "../../ui/fields.tsx";
import { formatBytes, formatNumber } from "../../ui/format.ts";
import { ListView } from "../../ui/list-view.tsx";
import { PauseAction } from "../pauses/pause-action.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";

const COLUMNS: readonly Column<Workspace>[] = [
  {
    head: "Name",
    cell: ({ id, name }) => <a href={linkTo(["jobs"], { workspace: String(id) })}>{name}</a>,
  },
  { head: "Number", look: "number minor", cell: ({ id }) => id },
  { head: "Exports", look: "number", cell: ({ exports }) => formatNumber(exports) },
  { head: "Queued", look: "number", cell: ({ queuedExports }) => formatNumber(queuedExports) },
  { head: "Stored", look: "number", cell: ({ storedBytes }) => formatBytes(storedBytes) },
  {
    head: "Actions",
    look: "actions",
    cell: ({ id, name }) => (
      <PauseAction what={`exports of ${name}`} scope={{ work: "exports", workspace: id }} />
    ),
  },
];

/** Those who share the service without seeing each other. */
export function WorkspacesPage() {
  const list = useList({
    load: (cursor, signal) => client.listWorkspaces(definedOf({ cursor, signal })),
    idOf: ({ id }) => id,
    inputs: ["workspaces-list"],
    list: "workspaces",
  });
  return (
    <Page title="Workspaces" beside={<AddWorkspace onDone={list.reload} />}>
      <ListView
        list={list}
        word="workspace"
        columns={COLUMNS}
        idOf={({ id }) => id}
        empty="No workspace was made yet. Tokens and connections belong to one."
      />
    </Page>
  );
}

function AddWorkspace({ onDone }: { readonly onDone: () => void }) {
  return (
    <Action
      label="Add a workspace"
      question="Add a workspace"
      role="admin"
      act={(form) => client.createWorkspace({ body: { name: textIn(form, "name") } })}
      done={({ name }) => {
        onDone();
        return `${name} was added.`;
      }}
    >
      <TextField label="Name" name="name" required />
    </Action>
  );
}
