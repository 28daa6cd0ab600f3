import type { Client } from "@document-export/operator/client";
import type { Delivery, DeliveryDetails, DeliveryState } from "@document-export/operator/types";
import type { Command } from "commander";
import { assertNoFilter, doEach } from "../client/do-each.js";
import { UsageError } from "../client/exit-codes.js";
import { addList, type ListFlags } from "../client/list-command.js";
import { given, toSecond } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { assertPeriod, parseId, parseTime, parseWords } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { counted } from "../counted.js";
import { plainJson, plainText } from "../plain-text.js";
import { formatRows, outputColumns } from "../print-rows.js";

const states = ["pending", "delivered", "failed"] as const satisfies readonly DeliveryState[];

interface DeliveryFlags extends ListFlags {
  readonly state?: readonly DeliveryState[];
  readonly webhook?: number;
  readonly event?: string;
  readonly job?: string;
  readonly workspace?: number;
  readonly since?: string;
  readonly until?: string;
  readonly search?: string;
}

/** `document-export deliveries`: messages to webhooks, and the attempts to deliver them. */
export function defineDeliveriesCommand(deliveries: Command): void {
  addList<Delivery, DeliveryFlags>(deliveries, {
    description: "list the newest deliveries",
    read: (client, { state, webhook, event, job, workspace, since, until, search: q }, page) =>
      client.listDeliveries({
        ...page,
        ...given({ state, webhook, event, job, workspace, since, until, q }),
      }),
    row: deliveryRow,
    changed: "deliveries",
  })
    .option("--state <state>", `only ${states.join(", ")}`, parseWords(states))
    .option("--webhook <id>", "only messages to this webhook", parseId)
    .option("--event <name>", "only messages of this event, such as job.failed")
    .option("--job <id>", "only messages about this job")
    .option("--workspace <id>", "only messages of this workspace", parseId)
    .option("--since <time>", "only messages since then: a time, or how long ago", parseTime)
    .option("--until <time>", "only messages before then", parseTime)
    .option("--search <text>", "only messages that contain this text");
  addShow(deliveries);
  addReplay(deliveries);
}

function deliveryRow({ id, event, endpoint, state, attempts, createdAt, nextAttemptAt }: Delivery) {
  return {
    message: id,
    state,
    event,
    endpoint,
    attempts,
    next: toSecond(nextAttemptAt),
    created: toSecond(createdAt),
  };
}

function addShow(deliveries: Command): void {
  addOperatorOptions(
    deliveries.command("show").description("print each attempt with its request and response"),
  )
    .argument("<message>", "id of the message")
    .option("--json", "print JSON")
    .action((message: string, flags: ListFlags) =>
      withOperator(flags, async ({ client }) => {
        const details = await client.getDelivery({ message });
        console.log(flags.json ? plainJson(details) : describeDelivery(details));
      }),
    );
}

function describeDelivery({ attemptList, body, ...delivery }: DeliveryDetails): string {
  const attempts = attemptList.map(({ number, at, status, durationMs, error, response }) => {
    return { number, at: toSecond(at), status, ms: durationMs, error, response };
  });
  return [
    formatRows([deliveryRow({ ...delivery })], outputColumns()),
    "",
    attempts.length === 0 ? "No attempts yet." : formatRows(attempts, outputColumns()),
    ...(body === null ? [] : ["", plainText(body)]),
  ].join("\n");
}

interface ReplayFlags extends SettingsFlags {
  readonly since?: string;
  readonly until?: string;
  readonly pending?: boolean;
  readonly failed?: boolean;
  readonly webhook?: number;
  readonly workspace?: number;
  readonly dryRun?: boolean;
}

function addReplay(deliveries: Command): void {
  addOperatorOptions(
    deliveries
      .command("replay")
      .alias("retry")
      .description("deliver messages again, under the same ids: some, or all since a time"),
  )
    .argument("[message...]", "ids of the messages")
    .option("--since <time>", "all failed and pending messages since then, such as 2h", parseTime)
    .option("--until <time>", "with --since: only messages before then", parseTime)
    .option("--pending", "with --since: only those that wait for their next attempt")
    .option("--failed", "with --since: only those that were given up")
    .option("--webhook <id>", "with --since: only messages to this webhook", parseId)
    .option("--workspace <id>", "with --since: only messages of this workspace", parseId)
    .option("--dry-run", "with --since: only count them")
    .action(async (messages: readonly string[], flags: ReplayFlags) => {
      if ((messages.length === 0) === (flags.since === undefined))
        throw new UsageError(
          "Pass either ids of messages, which `document-export deliveries list` shows, or --since for all since a time, such as --since 2h.",
        );
      assertPeriod(flags);
      const { until, pending, failed, webhook, workspace, dryRun } = flags;
      if (flags.since === undefined)
        assertNoFilter({ until, pending, failed, webhook, workspace, dryRun });
      await withOperator(flags, async ({ client }) => {
        if (flags.since !== undefined) return replaySince(client, { ...flags, since: flags.since });
        await doEach(messages, async (message) => {
          await client.replayDelivery({ message });
          console.log(plainText(`${message} will be sent by the next running worker.`));
        });
      });
    });
}

/**
 * Replays page by page, because one request replays a bounded number. Also reports the progress if it is interrupted.
 */
async function replaySince(
  client: Client,
  flags: ReplayFlags & { readonly since: string },
): Promise<void> {
  const { since, until, pending, failed, webhook, workspace, dryRun } = flags;
  const both = Boolean(pending) === Boolean(failed);
  const states = both ? undefined : pending ? (["pending"] as const) : (["failed"] as const);
  let count = 0;
  let cursor: string | undefined;
  try {
    do {
      const body = { since, ...given({ until, states, webhook, workspace, cursor, dryRun }) };
      const report = await client.replayDeliveries({ body });
      count += report.replayed;
      cursor = report.nextCursor ?? undefined;
    } while (cursor !== undefined);
    if (count === 0) console.log("No messages match: nothing is sent.");
  } finally {
    const messages = counted(count, "message");
    if (count > 0 && dryRun) console.log(`${messages} would be sent.`);
    else if (count > 0) console.log(`${messages} will be sent by the next running worker.`);
  }
}
