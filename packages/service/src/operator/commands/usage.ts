import type { Usage, UsageDay } from "@document-export/operator/types";
import { InvalidArgumentError, type Command } from "commander";
import { readItems, type ListFlags } from "../client/list-command.js";
import { given } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { parseId, parseLimit } from "../client/parse-values.js";
import { plainJson } from "../plain-text.js";
import { printRows } from "../print-rows.js";

interface UsageFlags extends ListFlags {
  readonly workspace?: number;
  readonly from?: string;
  readonly to?: string;
  readonly csv?: boolean;
}

function parseDay(text: string): string {
  const time = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time.getTime());
  if (!isDay || !time.toISOString().startsWith(text))
    throw new InvalidArgumentError("Expected a day of UTC such as `2026-11-27`.");
  return text;
}

/** `document-export usage`: usage of each workspace per day. */
export function defineUsageCommand(command: Command): void {
  addOperatorOptions(command)
    .option("--workspace <id>", "only this workspace", parseId)
    .option("--from <day>", "no day before this one, such as 2026-11-01", parseDay)
    .option("--to <day>", "no day after this one", parseDay)
    .option("--limit <number>", "maximum number of rows (default: 50)", parseLimit)
    .option("--csv", "print all rows as CSV, oldest day first")
    .option("--json", "print JSON")
    .action(printUsage);
}

async function printUsage(flags: UsageFlags): Promise<void> {
  const { workspace, from, to, csv, json } = flags;
  const filter = given({ workspace, from, to });
  await withOperator(flags, async ({ client }) => {
    if (csv) return void process.stdout.write(await client.getUsageCsv(filter));
    const { total } = await client.listUsageDays({ ...filter, limit: 1 });
    const read = (_client: typeof client, _flags: UsageFlags, page: { limit: number }) =>
      client.listUsageDays({ ...filter, ...page });
    const items = await readItems({ read }, client, flags);
    if (json) return console.log(plainJson({ items, total }));
    const all = items.length === 0 ? [] : [{ day: "all", workspace: "", ...countsOf(total) }];
    printRows([...items.map(rowOf), ...all], {});
  });
}

function rowOf({ day, workspace, ...usage }: UsageDay) {
  return { day, workspace: `${workspace.id} ${workspace.name}`, ...countsOf(usage) };
}

function countsOf({ exports, retries, done, failed, canceled, ...usage }: Usage) {
  const { bytesIn, bytesOut, calls, failedCalls } = usage;
  return {
    exports,
    retries,
    done,
    failed,
    canceled,
    "bytes in": bytesIn,
    "bytes out": bytesOut,
    calls,
    "failed calls": failedCalls,
  };
}
