import type { Kysely } from "kysely";
import { bounds } from "../../../bounds/bounds.js";
import type { Database } from "../../../storage/database.js";
import {
  readUsage,
  type UsageDay,
  type UsageFilter,
} from "../../../storage/lists/usage/list-usage-days.js";
import { usageColumns } from "../../../storage/usage/workspace-days.js";
import { refused } from "../../refusals.js";

const kinds = usageColumns.map(([kind]) => kind);
const HEADER = ["day", "workspace", "name", ...kinds].join(",");
const MAX_ROWS = bounds.usageRows.max;

/**
 * Returns the usage of all selected days as CSV (RFC 4180), oldest first.
 *
 * @throws {ProblemError} 422 if there are too many rows.
 */
export async function usageCsv(db: Kysely<Database>, filter: UsageFilter): Promise<string> {
  const days = await readUsage(db, filter, MAX_ROWS + 1);
  if (days.length > MAX_ROWS)
    throw refused(
      `Expected at most ${MAX_ROWS} rows of usage, got more. Ask for fewer days by \`from\` and \`to\`, or for one workspace.`,
    );
  return [HEADER, ...days.map(rowOf), ""].join("\r\n");
}

function rowOf({ day, workspace, ...usage }: UsageDay): string {
  return [day, workspace.id, cell(workspace.name), ...kinds.map((kind) => usage[kind])].join(",");
}

/**
 * Quotes a name. A spreadsheet would evaluate a name that starts like a formula, so such a name is prefixed with an
 * apostrophe.
 */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
