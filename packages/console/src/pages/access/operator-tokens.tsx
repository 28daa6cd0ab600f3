import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { OperatorToken, Role } from "@document-export/operator/types";
import { useList } from "../../state/use-list.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choice, TextField } from "../../ui/fields.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { NewSecret } from "./new-secret.tsx";
import { Revoke } from "./revoke.tsx";

const ROLES: readonly { readonly value: Role; readonly label: string }[] = [
  { value: "read", label: "read: sees everything, changes nothing" },
  { value: "operate", label: "operate: also retries, replays, enables, checks" },
  { value: "admin", label: "admin: also creates, revokes, erases, backs up" },
];

/** Shows the tokens of operators, with actions that create and revoke them. */
export function OperatorTokensPage() {
  const list = useList({
    load: (cursor, signal) => client.listOperatorTokens(definedOf({ cursor, signal })),
    idOf: ({ id }) => id,
    inputs: ["operator-tokens"],
    list: "operator-tokens",
  });
  const columns: readonly Column<OperatorToken>[] = [
    { head: "Name", cell: ({ name }) => name },
    { head: "Role", cell: ({ role }) => role },
    { head: "Last used", cell: ({ lastUsedAt }) => <Time at={lastUsedAt} none="never" /> },
    { head: "Created", look: "minor", cell: ({ createdAt }) => <Time at={createdAt} /> },
    { head: "Expires", cell: ({ expiresAt }) => <Time at={expiresAt} none="never" /> },
    {
      head: "Actions",
      look: "actions",
      cell: ({ id, name }) => (
        <Revoke
          name={name}
          act={() => client.revokeOperatorToken({ token: id })}
          onDone={list.reload}
        />
      ),
    },
  ];
  return (
    <Page title="Operator tokens" beside={<AddOperatorToken onDone={list.reload} />}>
      <p class="lead">
        With these tokens, people sign in to this console, and scripts call the operator's API.
      </p>
      <ListView
        list={list}
        word="operator token"
        columns={columns}
        idOf={({ id }) => id}
        empty="No operator tokens yet. Until there is one, only users of this machine who may open the socket of the service can operate it."
      />
    </Page>
  );
}

function AddOperatorToken({ onDone }: { readonly onDone: () => void }) {
  return (
    <Action
      label="Create an operator token"
      question="Create an operator token"
      role="admin"
      act={(form) => {
        const expires = textIn(form, "expiresAt");
        const { value: role = "read" } =
          ROLES.find(({ value }) => value === form.get("role")) ?? {};
        return client.createOperatorToken({
          body: {
            name: textIn(form, "name"),
            role,
            ...(expires ? { expiresAt: new Date(expires).toISOString() } : {}),
          },
        });
      }}
      done={({ name }) => {
        onDone();
        return `The operator token ${name} was created.`;
      }}
      show={({ token }) => <NewSecret text={token} />}
    >
      <TextField
        label="Name"
        name="name"
        required
        hint="Name of the person or program that uses it; the audit log shows it."
      />
      <Choice label="Role" name="role" options={ROLES} value="read" />
      <TextField label="Expires" name="expiresAt" type="datetime-local" hint="Empty means never." />
    </Action>
  );
}
