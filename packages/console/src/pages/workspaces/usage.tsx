import type { UsageDay } from "@document-export/operator/types";
import { useState } from "preact/hooks";
import { client } from "../../api/client.ts";
import { definedOf } from "../../api/defined-of.ts";
import { explainFailure, type Failure } from "../../api/explain-failure.ts";
import { saveFile } from "../../api/save-file.ts";
import { announce } from "../../state/announce.ts";
import { useWorkspaces } from "../../state/lookups.ts";
import { linkTo, place } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { useLoad } from "../../state/use-load.ts";
import { Facts } from "../../ui/facts.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { optionsOf } from "../../ui/fields.tsx";
import { Filters, numberIn } from "../../ui/filters.tsx";
import { count, formatBytes, formatNumber } from "../../ui/format.ts";
import { ListView } from "../../ui/list-view.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table.tsx";

const idOf = ({ day, workspace }: UsageDay) => `${day} ${workspace.id}`;

const COLUMNS: readonly Column<UsageDay>[] = [
  { head: "Day (UTC)", cell: ({ day }) => day },
  {
    head: "Workspace",
    cell: ({ workspace }) => (
      <a href={linkTo(["usage"], { workspace: String(workspace.id) })}>{workspace.name}</a>
    ),
  },
  { head: "Exports", look: "number", cell: ({ exports }) => formatNumber(exports) },
  { head: "Retries", look: "number minor", cell: ({ retries }) => formatNumber(retries) },
  { head: "Done", look: "number minor", cell: ({ done }) => formatNumber(done) },
  { head: "Failed", look: "number", cell: ({ failed }) => formatNumber(failed) },
  { head: "Canceled", look: "number minor", cell: ({ canceled }) => formatNumber(canceled) },
  { head: "In", look: "number", cell: ({ bytesIn }) => formatBytes(bytesIn) },
  { head: "Out", look: "number", cell: ({ bytesOut }) => formatBytes(bytesOut) },
  { head: "Calls", look: "number", cell: ({ calls }) => formatNumber(calls) },
  { head: "Failed calls", look: "number", cell: ({ failedCalls }) => formatNumber(failedCalls) },
];

function filterOf(query: URLSearchParams) {
  return definedOf({
    workspace: numberIn(query, "workspace"),
    from: query.get("from") || undefined,
    to: query.get("to") || undefined,
  });
}

/** Shows the usage of each workspace per day. */
export function UsagePage() {
  const { query } = place.value;
  const workspaces = useWorkspaces();
  const list = useList({
    load: (cursor, signal) =>
      client.listUsageDays({ ...filterOf(query), ...definedOf({ cursor, signal }) }),
    idOf,
    inputs: ["usage", query.toString()],
  });
  return (
    <Page title="Usage" beside={<SaveCsv />}>
      <Filters
        of={[
          { kind: "choice", name: "workspace", label: "Workspace", options: optionsOf(workspaces) },
          { kind: "day", name: "from", label: "From" },
          { kind: "day", name: "to", label: "To" },
        ]}
      />
      <Total />
      <ListView
        list={list}
        word="day"
        columns={COLUMNS}
        idOf={idOf}
        empty="No workspace has done anything yet."
      />
    </Page>
  );
}

/** Shows the total of all matching days, including days that are not shown. */
function Total() {
  const { query } = place.value;
  const { value } = useLoad(
    (signal) => client.listUsageDays({ ...filterOf(query), limit: 1, signal }),
    ["usage-total", query.toString()],
  );
  if (!value || value.items.length === 0) return null;
  const { exports, done, failed, bytesIn, bytesOut, calls, failedCalls } = value.total;
  return (
    <Facts
      of={{
        Total: `${count(exports, "export")}: ${formatNumber(done)} done, ${formatNumber(failed)} failed`,
        "Bytes in": formatBytes(bytesIn),
        "Bytes out": formatBytes(bytesOut),
        "Webhook calls": `${formatNumber(calls)}, ${formatNumber(failedCalls)} failed`,
      }}
    />
  );
}

function SaveCsv() {
  const [failure, setFailure] = useState<Failure>();
  const save = async () => {
    setFailure(undefined);
    try {
      const text = await client.getUsageCsv(filterOf(place.value.query));
      saveFile(new Blob([text], { type: "text/csv" }), "usage.csv");
      announce("usage.csv was downloaded.");
    } catch (error) {
      setFailure(explainFailure(error));
    }
  };
  return (
    <>
      {failure && <FailureNote failure={failure} />}
      <button type="button" onClick={save}>
        Download as CSV
      </button>
    </>
  );
}
