import type { Overview, Service } from "@document-export/operator/types";
import type { Command } from "commander";
import { addOperatorOptions, type Operator, withOperator } from "../../client/operator.js";
import { watchList } from "../../client/watch-list.js";
import type { ListFlags } from "../../client/list-command.js";
import { toSecond } from "../../client/members.js";
import { plainJson, plainText } from "../../plain-text.js";
import { describePause } from "../../client/describe-pause.js";
import type { Row } from "../../print-rows.js";

const MiB = 1024 * 1024;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `document-export status`: shows the state of the service. */
export function defineStatusCommand(command: Command): void {
  addOperatorOptions(command)
    .option("--json", "print JSON; with --watch one line for each change")
    .option("--watch", "show it as it changes, until Ctrl+C")
    .action((flags: ListFlags) =>
      flags.watch
        ? watchStatus(flags)
        : withOperator(flags, (operator) => printStatus(operator, flags)),
    );
}

const WIDTH = 12;

async function printStatus(operator: Operator, { json }: ListFlags): Promise<void> {
  const [service, overview] = await readStatus(operator);
  if (json) return console.log(plainJson({ service, overview }));
  console.log(
    rowsOf(service, overview, operator)
      .map(({ what, how }) => `${what.padEnd(WIDTH)}${plainText(how)}`)
      .join("\n"),
  );
}

async function readStatus(
  { client }: Operator,
  signal?: AbortSignal,
): Promise<[Service, Overview]> {
  const options = { ...(signal && { signal }) };
  return Promise.all([client.getService(options), client.getOverview(options)]);
}

function watchStatus(flags: ListFlags): Promise<void> {
  const use = (work: (operator: Operator) => Promise<void>) => withOperator(flags, work);
  if (flags.json)
    return watchList<Overview>(use, {
      load: async ({ client }, signal) => [await client.getOverview({ signal })],
      row: (overview) => ({ ...overview }),
      changed: "overview",
      json: true,
    });
  return watchList<StatusRow>(use, {
    load: async (operator, signal) => rowsOf(...(await readStatus(operator, signal)), operator),
    row: (row): Row => ({ ...row }),
    changed: "overview",
  });
}

interface StatusRow {
  readonly what: string;
  readonly how: string;
}

function rowsOf(
  { version, url, role, storage, pid, node }: Service,
  { jobs, deliveries, webhooks, openCircuits, pauses, memoryBytes, uptimeSeconds }: Overview,
  { isRunning }: Operator,
): readonly StatusRow[] {
  const service = isRunning
    ? `${url}, version ${version}, ${role}, ${storage}, process ${pid}, Node ${node}, ${describeSeconds(uptimeSeconds)}, ${Math.round(memoryBytes / MiB)} MiB`
    : `does not run; read from the database (${storage})`;
  return [
    { what: "service", how: service },
    {
      what: "jobs",
      how: `${jobs.queued} queued${since(jobs.oldestQueuedSeconds)}, ${jobs.processing} processing; last hour: ${jobs.doneLastHour} done, ${jobs.failedLastHour} failed`,
    },
    {
      what: "deliveries",
      how: `${deliveries.pending} pending${since(deliveries.oldestPendingSeconds)}; last hour: ${deliveries.deliveredLastHour} delivered, ${deliveries.failedLastHour} failed, ${deliveries.failedCallsLastHour} failed calls`,
    },
    {
      what: "webhooks",
      how: `${webhooks.active} active (${webhooks.failing} failing), ${webhooks.disabled} disabled`,
    },
    { what: "circuits", how: `${openCircuits} open` },
    ...pauses.map((pause) => ({
      what: "paused",
      how: `${describePause(pause)} by ${pause.pausedBy} since ${toSecond(pause.pausedAt)} (pause ${pause.id}), ${pause.waiting} waiting, ${pause.running} running: ${pause.reason}`,
    })),
  ];
}

function since(seconds: number | null): string {
  return seconds === null ? "" : ` (the oldest for ${describeSeconds(seconds)})`;
}

function describeSeconds(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  return seconds < DAY ? `${Math.floor(seconds / HOUR)} h` : `${Math.floor(seconds / DAY)} d`;
}
