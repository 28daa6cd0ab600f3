import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import type { AuditEntry } from "@document-export/operator/types";
import { place } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { Filters, timesOf } from "../../ui/filters.tsx";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";

const COLUMNS: readonly Column<AuditEntry>[] = [
  { head: "What", cell: ({ action, subject }) => `${action}: ${subject}` },
  { head: "Who", cell: ({ actor }) => actor },
  { head: "When", cell: ({ at }) => <Time at={at} /> },
  { head: "Details", cell: ({ details }) => detailsOf(details) },
];

/** Shows the audit log: who changed what, and when. */
export function AuditPage() {
  const { query } = place.value;
  const list = useList({
    load: (cursor, signal) =>
      client.listAuditEntries(
        definedOf({
          action: query.get("action") || undefined,
          actor: query.get("actor") || undefined,
          subject: query.get("subject") || undefined,
          ...timesOf(query),
          cursor,
          signal,
        }),
      ),
    idOf: ({ id }) => id,
    inputs: ["audit", query.toString()],
    event: "audit",
    list: "audit",
  });
  return (
    <Page title="Audit log">
      <Filters
        of={[
          { kind: "text", name: "action", label: "Action", placeholder: "token.add" },
          { kind: "text", name: "actor", label: "Who" },
          { kind: "text", name: "subject", label: "On", placeholder: "webhook 3" },
          { kind: "time" },
        ]}
      />
      <ListView
        list={list}
        word="entry"
        plural="entries"
        columns={COLUMNS}
        idOf={({ id }) => id}
        empty="No changes by operators yet."
      />
    </Page>
  );
}

function detailsOf(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
}
