import { client } from "../../api/client.ts";
import type { ViewToken } from "@document-export/operator/types";
import { useList } from "../../state/use-list.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Code } from "../../ui/code.tsx";
import { TextField } from "../../ui/fields.tsx";
import { ListView } from "../../ui/list-view.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { NewSecret } from "../access/new-secret.tsx";
import { Revoke } from "../access/revoke.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** Shows the tokens that give others access to the page of this webhook, and to nothing else. */
export function ViewTokens({ webhook }: { readonly webhook: number }) {
  const list = useList({
    load: (_, signal) => client.listViewTokens({ webhook, ...(signal ? { signal } : {}) }),
    idOf: ({ id }) => id,
    inputs: ["view-tokens", webhook],
  });
  const columns: readonly Column<ViewToken>[] = [
    { head: "For", cell: ({ name }) => name },
    { head: "Last used", cell: ({ lastUsedAt }) => <Time at={lastUsedAt} none="never" /> },
    { head: "Created", look: "minor", cell: ({ createdAt }) => <Time at={createdAt} /> },
    { head: "Expires", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    {
      head: "Actions",
      look: "actions",
      cell: ({ id, name }) => (
        <Revoke
          name={name}
          act={() => client.revokeViewToken({ webhook, token: id })}
          onDone={list.reload}
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="view-tokens">
      <h2 id="view-tokens">Who else may see it</h2>
      <p>
        With a view token, the people who run the receiver can see what was sent to it and how it
        responded. They see no other webhook, and cannot change anything.
      </p>
      <ListView
        list={list}
        word="view token"
        columns={columns}
        idOf={({ id }) => id}
        empty="Only operators see it."
      />
      <AddViewToken webhook={webhook} onDone={list.reload} />
    </section>
  );
}

function AddViewToken({
  webhook,
  onDone,
}: {
  readonly webhook: number;
  readonly onDone: () => void;
}) {
  return (
    <Action
      label="Create a view token"
      question="Create a view token"
      role="admin"
      act={(form) => {
        const days = Number(textIn(form, "days") || DEFAULT_DAYS);
        const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
        return client.createViewToken({
          webhook,
          body: { name: textIn(form, "name"), expiresAt },
        });
      }}
      done={({ name }) => {
        onDone();
        return `The view token for ${name} was created.`;
      }}
      show={({ token, page }) => (
        <>
          <NewSecret text={token} />
          <p>It is entered on this page:</p>
          <Code
            label="address of the page"
            text={page ?? new URL("../webhook-view/", location.href).href}
          />
        </>
      )}
    >
      <TextField label="For" name="name" required hint="Who gets it." />
      <TextField
        label="Days until it expires"
        name="days"
        type="number"
        min={1}
        max={MAX_DAYS}
        value={String(DEFAULT_DAYS)}
        required
      />
    </Action>
  );
}
