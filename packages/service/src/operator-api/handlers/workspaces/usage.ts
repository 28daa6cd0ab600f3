import { ProblemError, type Handlers } from "@document-export/operator/server";
import {
  listUsageDays,
  sumUsage,
  type UsageFilter,
} from "../../../storage/lists/usage/list-usage-days.js";
import { usageCsv } from "../../actions/workspaces/usage-csv.js";
import type { Actor, DataContext } from "../../data-context.js";
import { itemPage } from "../../pages.js";

/** Handlers of the daily usage of workspaces. */
export function usageHandlers<Principal extends Actor>({
  db,
}: DataContext): Pick<Handlers<Principal>, "listUsageDays" | "getUsageCsv"> {
  return {
    listUsageDays: async ({ query: { limit, cursor, ...filter } }) => {
      assertOrder(filter);
      const page = await itemPage(listUsageDays(db, filter, { limit, cursor }));
      return { status: 200, body: { ...page, total: await sumUsage(db, filter) } };
    },
    getUsageCsv: async ({ query: filter }) => {
      assertOrder(filter);
      const headers = {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": 'attachment; filename="usage.csv"',
      };
      return { status: 200, body: await usageCsv(db, filter), headers };
    },
  };
}

function assertOrder({ from, to }: UsageFilter): void {
  if (from === undefined || to === undefined || from <= to) return;
  const detail = `Expected a day from ${from} on, got ${to}.`;
  throw new ProblemError({
    type: "invalid-request",
    detail,
    errors: [{ in: "query", name: "to", keyword: "minimum", detail }],
  });
}
