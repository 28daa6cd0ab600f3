import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { SigningKey } from "@document-export/operator/types";
import { useList } from "../../state/use-list.ts";
import { Action } from "../../ui/action.tsx";
import { Copy } from "../../ui/code.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";

/** Shows the keys that sign webhook calls. */
export function SigningKeysPage() {
  const list = useList({
    load: (cursor, signal) => client.listSigningKeys(definedOf({ cursor, signal })),
    idOf: ({ id }) => id,
    inputs: ["signing-keys"],
    list: "signing-keys",
  });
  const columns: readonly Column<SigningKey>[] = [
    { head: "Key", cell: ({ id }) => id },
    {
      head: "Public key",
      cell: ({ publicKey }) => (
        <>
          <code>{publicKey}</code> <Copy what="public key" text={publicKey} />
        </>
      ),
    },
    { head: "Created", cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      head: "Actions",
      look: "actions",
      cell: (key) => <DeleteKey signingKey={key} onDone={list.reload} />,
    },
  ];
  return (
    <Page title="Signing keys" beside={<AddKey onDone={list.reload} />}>
      <p class="lead">
        Webhook calls are signed with each of these keys. To rotate: add one, wait until receivers
        have it, delete the old one.
      </p>
      <ListView
        list={list}
        word="signing key"
        columns={columns}
        idOf={({ id }) => id}
        empty="No signing keys: the service creates one when it starts."
      />
    </Page>
  );
}

function AddKey({ onDone }: { readonly onDone: () => void }) {
  return (
    <Action
      label="Add a key"
      question="Add a signing key?"
      role="admin"
      act={() => client.createSigningKey()}
      done={() => {
        onDone();
        return "A signing key was added.";
      }}
    >
      <p>Calls are now signed with it too. Receivers find it at /.well-known/webhook-keys.json.</p>
    </Action>
  );
}

function DeleteKey({
  signingKey: { id },
  onDone,
}: {
  readonly signingKey: SigningKey;
  readonly onDone: () => void;
}) {
  return (
    <Action
      label="Delete"
      on={`signing key ${id}`}
      question={`Delete signing key ${id}?`}
      role="admin"
      look="danger"
      act={() => client.deleteSigningKey({ key: id })}
      done={() => {
        onDone();
        return "The signing key was deleted.";
      }}
    >
      <p>Receivers that know only this key will refuse calls.</p>
    </Action>
  );
}
