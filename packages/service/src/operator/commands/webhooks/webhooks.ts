import type { Webhook, WebhookCalls, WebhookState } from "@document-export/operator/types";
import { Option, type Command } from "commander";
import { addList, type ListFlags } from "../../client/list-command.js";
import { given, toSecond } from "../../client/members.js";
import { addOperatorOptions, withOperator } from "../../client/operator.js";
import { parseId } from "../../client/parse-values.js";
import type { SettingsFlags } from "../../database-command.js";
import { plainJson, plainText } from "../../plain-text.js";
import { printRows } from "../../print-rows.js";
import { addViewTokenCommands } from "./view-tokens.js";
import { addWebhookKeyCommands } from "./webhook-keys.js";

interface WebhookFlags extends ListFlags {
  readonly workspace?: number;
  readonly state?: WebhookState;
  readonly search?: string;
}

/** `document-export webhooks`: registered webhooks, and the keys that receivers use to verify signatures. */
export function defineWebhooksCommand(webhooks: Command): void {
  addList<Webhook, WebhookFlags>(webhooks, {
    description: "list the newest webhooks",
    read: (client, { workspace, state, search: q }, page) =>
      client.listWebhooks({ ...page, ...given({ workspace, state, q }) }),
    row: webhookRow,
    changed: "webhooks",
  })
    .addOption(
      new Option("--state <state>", "only webhooks in this state").choices([
        "working",
        "failing",
        "disabled",
      ]),
    )
    .option("--workspace <id>", "only webhooks of this workspace", parseId)
    .option("--search <text>", "only webhooks that contain this text");
  addShow(webhooks);
  addCheck(webhooks);
  addEnable(webhooks);
  addDisable(webhooks);
  addViewTokenCommands(webhooks);
  addWebhookKeyCommands(webhooks);
}

function webhookRow({ id, workspace, endpoint, origin, state, pending, ...webhook }: Webhook) {
  return {
    id,
    workspace: workspace.id,
    endpoint,
    origin,
    state,
    pending,
    "failing since": toSecond(webhook.failingSince),
    disabled: toSecond(webhook.disabledAt),
  };
}

function addShow(webhooks: Command): void {
  addOperatorOptions(webhooks.command("show").description("print a webhook and its circuit"))
    .argument("<id>", "id of the webhook", parseId)
    .option("--json", "print JSON")
    .action((webhook: number, flags: ListFlags) =>
      withOperator(flags, async ({ client }) => {
        const [found, lastDay] = await Promise.all([
          client.getWebhook({ webhook }),
          client.getWebhookCalls({ webhook }),
        ]);
        if (flags.json) return console.log(plainJson({ ...found, lastDay }));
        const { circuit, events, connections } = found;
        printRows([{ ...webhookRow(found), circuit: circuit?.state ?? "closed" }], {});
        console.log(
          `events: ${events.join(", ")}; connections: ${connections.map(({ id }) => id).join(", ") || "all"}`,
        );
        console.log(`last 24 hours: ${describeCalls(lastDay)}`);
      }),
    );
}

function describeCalls({ calls, failed, failures, p50Ms, p95Ms }: WebhookCalls): string {
  if (calls === 0) return "no calls";
  const kinds = failures.map(({ kind, count }) => `${kind}: ${count}`).join(", ");
  return `${calls} calls, ${failed} failed${kinds && ` (${kinds})`}; median ${p50Ms} ms, p95 ${p95Ms} ms`;
}

interface CheckFlags extends ListFlags {
  readonly event: string;
}

function addCheck(webhooks: Command): void {
  addOperatorOptions(
    webhooks
      .command("check")
      .description(
        "call a webhook once with an example of an event; exits with 1 if it is not accepted",
      ),
  )
    .argument("<id>", "id of the webhook", parseId)
    .option("--event <name>", "event to send an example of", "job.done")
    .option("--json", "print JSON")
    .action((webhook: number, { event, json, ...flags }: CheckFlags) =>
      withOperator(flags, async ({ client }) => {
        const result = await client.checkWebhook({ webhook, body: { event } });
        if (!result.accepted) process.exitCode = 1;
        if (json) return console.log(plainJson(result));
        const { accepted, status, error, response, durationMs, id } = result;
        const outcome = status === null ? String(error) : `responded with ${status}`;
        console.log(
          plainText(`${accepted ? "ok" : "error"}  ${id}  ${outcome} (${durationMs} ms)`),
        );
        if (!accepted && response) console.log(plainText(response));
      }),
    );
}

function addEnable(webhooks: Command): void {
  addOperatorOptions(webhooks.command("enable").description("enable a disabled webhook again"))
    .argument("<id>", "id of the webhook", parseId)
    .action((webhook: number, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.enableWebhook({ webhook });
        console.log(`The webhook ${webhook} is enabled.`);
      }),
    );
}

function addDisable(webhooks: Command): void {
  addOperatorOptions(webhooks.command("disable").description("stop sending to a webhook"))
    .argument("<id>", "id of the webhook", parseId)
    .action((webhook: number, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.disableWebhook({ webhook });
        console.log(
          `The webhook ${webhook} is disabled. \`document-export webhooks enable ${webhook}\` enables it again.`,
        );
      }),
    );
}
