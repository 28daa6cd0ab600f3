import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Token } from "@document-export/operator/types";
import { useConnectionPage } from "../../state/lookups.ts";
import { useList } from "../../state/use-list.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choices, optionOf, TextField } from "../../ui/fields.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { LoadedChoice, LoadFailure } from "../../ui/loaded-choice.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { NewSecret } from "./new-secret.tsx";
import { Revoke } from "./revoke.tsx";

/** Scopes that a token can have. */
const SCOPES = [
  "exports:write",
  "exports:read",
  "collections:read",
  "webhooks:write",
  "webhooks:read",
].map((scope) => ({ value: scope, label: scope }));

/** Shows the API tokens of callers, with actions that create and revoke them. */
export function TokensPage() {
  const list = useList({
    load: (cursor, signal) => client.listTokens(definedOf({ cursor, signal })),
    idOf: ({ id }) => id,
    inputs: ["tokens"],
    list: "tokens",
  });
  const columns: readonly Column<Token>[] = [
    { head: "Name", cell: ({ name }) => name },
    { head: "Workspace", cell: ({ workspace }) => workspace.name },
    { head: "Source", look: "minor", cell: ({ source }) => source.name },
    { head: "May", cell: ({ scopes }) => scopes.join(", ") },
    { head: "Created", look: "minor", cell: ({ createdAt }) => <Time at={createdAt} /> },
    { head: "Expires", cell: ({ expiresAt }) => <Time at={expiresAt} none="never" /> },
    {
      head: "Actions",
      look: "actions",
      cell: ({ id, name }) => (
        <Revoke name={name} act={() => client.revokeToken({ token: id })} onDone={list.reload} />
      ),
    },
  ];
  return (
    <Page title="Tokens" beside={<AddToken onDone={list.reload} />}>
      <p class="lead">
        Callers of the interface send a token. It belongs to one workspace and one source.
      </p>
      <ListView
        list={list}
        word="token"
        columns={columns}
        idOf={({ id }) => id}
        empty="No caller has a token yet."
      />
    </Page>
  );
}

function AddToken({ onDone }: { readonly onDone: () => void }) {
  const connections = useConnectionPage();
  return (
    <Action
      label="Create a token"
      question="Create a token"
      role="admin"
      act={(form) => {
        const expires = textIn(form, "expiresAt");
        return client.createToken({
          body: {
            name: textIn(form, "name"),
            source: Number(textIn(form, "source")),
            scopes: form.getAll("scopes").map(String),
            ...(expires ? { expiresAt: new Date(expires).toISOString() } : {}),
          },
        });
      }}
      done={({ name }) => {
        onDone();
        return `The token ${name} was created.`;
      }}
      show={({ token }) => <NewSecret text={token} />}
    >
      <LoadFailure of={connections} />
      <TextField label="Name" name="name" required />
      <LoadedChoice
        label="Source"
        name="source"
        loaded={connections}
        options={({ items }) => items.filter(({ role }) => role === "source").map(optionOf)}
        none="There is no source yet"
        hint="It determines the workspace."
      />
      <Choices
        label="It may"
        name="scopes"
        options={SCOPES}
        values={SCOPES.map(({ value }) => value)}
      />
      <TextField label="Expires" name="expiresAt" type="datetime-local" hint="Empty means never." />
    </Action>
  );
}
