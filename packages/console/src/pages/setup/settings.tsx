import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { Setting } from "@document-export/operator/types";
import { useList } from "../../state/use-list.ts";
import { useLoad } from "../../state/use-load.ts";
import { Facts } from "../../ui/facts.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import { Prose } from "../../ui/prose.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";

const COLUMNS: readonly Column<Setting>[] = [
  { head: "Name", cell: ({ name }) => <code>{name}</code> },
  {
    head: "Value",
    cell: ({ value, default: byDefault }) =>
      textOf(value) === textOf(byDefault) ? (
        <>
          {textOf(value)} <small class="quiet">the default</small>
        </>
      ) : (
        <>
          <strong>{textOf(value)}</strong>{" "}
          <small class="quiet">instead of {textOf(byDefault)}</small>
        </>
      ),
  },
  { head: "Meaning", cell: ({ description }) => <Prose text={description} /> },
  {
    head: "Variable",
    look: "minor",
    cell: ({ variable }) => (variable ? <Variable name={variable} /> : "–"),
  },
];

/** Shows the settings that the service runs with. */
export function SettingsPage() {
  const list = useList({
    load: (cursor, signal) => client.listSettings(definedOf({ cursor, signal })),
    idOf: ({ name }) => name,
    inputs: ["settings"],
  });
  const service = useLoad((signal) => client.getService({ signal }), ["service"]).value;
  return (
    <Page title="Settings">
      {service && (
        <Facts
          of={{
            Version: service.version,
            Address: service.url,
            Storage: service.storage,
            Role: service.role,
            Process: service.pid,
            Node: service.node,
            Started: <Time at={service.startedAt} />,
            Migrations: service.migrations.length,
          }}
        />
      )}
      <p class="lead">
        The service reads its settings when it starts: change the file, a variable or a flag, and
        restart it.
      </p>
      <ListView
        list={list}
        word="setting"
        columns={COLUMNS}
        idOf={({ name }) => name}
        empty="There are none."
      />
    </Page>
  );
}

/** Shows the name of a variable, which may break between its words. */
function Variable({ name }: { readonly name: string }) {
  return (
    <code>
      {name.split(/(?<=_)/).map((word) => (
        <>
          <wbr />
          {word}
        </>
      ))}
    </code>
  );
}

function textOf(value: Setting["value"]): string {
  if (value === null || value === "") return "none";
  return Array.isArray(value) ? value.join(", ") || "none" : String(value);
}
