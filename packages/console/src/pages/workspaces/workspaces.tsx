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
import { LimitWorkspace } from "./limit-workspace.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";

const columnsOf = (onDone: () => void): readonly Column<Workspace>[] => [
  {
    head: "Name",
    cell: ({ id, name }) => <a href={linkTo(["jobs"], { workspace: String(id) })}>{name}</a>,
  },
  { head: "Number", look: "number minor", cell: ({ id }) => id },
  { head: "Exports", look: "number", cell: ({ exports }) => formatNumber(exports) },
  {
    head: "Queued",
    look: "number",
    cell: ({ queuedExports, limits }) =>
      `${formatNumber(queuedExports)} of ${formatNumber(limits.queuedExports)}`,
  },
  {
    head: "Stored",
    look: "number",
    cell: ({ storedBytes, limits }) =>
      `${formatBytes(storedBytes)} of ${formatBytes(limits.storedBytes)}`,
  },
  {
    head: "Actions",
    look: "actions",
    cell: (workspace) => (
      <div class="actions">
        <a href={linkTo(["usage"], { workspace: String(workspace.id) })}>
          Usage<span class="unseen"> of {workspace.name}</span>
        </a>
        <LimitWorkspace workspace={workspace} onDone={onDone} />
        <PauseAction
          what={`exports of ${workspace.name}`}
          scope={{ work: "exports", workspace: workspace.id }}
        />
      </div>
    ),
  },
];

/** Shows the workspaces: tenants that share the service without seeing each other. */
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
        columns={columnsOf(list.reload)}
        idOf={({ id }) => id}
        empty="No workspaces yet. Tokens and connections belong to one."
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
