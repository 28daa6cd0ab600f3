import type { Command } from "commander";
import type { CreateFlags } from "../webhooks/run-create.js";
import type { ListenFlags } from "../webhooks/listen-flags.js";
import type { TriggerFlags } from "../webhooks/run-trigger.js";
import { addExamples } from "./help.js";
import { addWebhooksListCommand } from "./lists.js";
import { addRequiredOption } from "./required-option.js";
import { collect, collectCounts, collectWhole, toCount, toPort } from "./parse-values.js";

/** Adds `docexport webhooks`, whose subcommands manage and test webhooks. */
export function addWebhooksCommand(program: Command): void {
  const webhooks = program
    .command("webhooks")
    .description("list, register, receive and try out webhooks");
  addWebhooksListCommand(webhooks);
  addWebhooksCreateCommand(webhooks);
  addWebhooksListenCommand(webhooks);
  addWebhooksTriggerCommand(webhooks);
  addExamples(webhooks, [
    [
      "Receive the calls of a service on this machine",
      "docexport webhooks listen --event job.done --connection 12",
    ],
    ["See what is registered", "docexport webhooks list"],
  ]);
}

/** Adds `docexport webhooks create` (Interface, Endpoints 4). */
function addWebhooksCreateCommand(webhooks: Command): void {
  const command = webhooks
    .command("create")
    .description("register an endpoint that is called about events")
    .argument("<endpoint>", "URL to call");
  addRequiredOption(
    command,
    "--event <name>",
    "event to call it for; repeatable, or with commas",
    collect,
  );
  addRequiredOption(
    command,
    "--connection <id>",
    "source or destination connection of the events; repeatable, or with commas",
    collectCounts,
  );
  command
    .option("--description <text>", "its purpose")
    .option("--origin <text>", "name of the system that registers it")
    .action(async (endpoint: string) => {
      const { runCreate } = await import("../webhooks/run-create.js");
      await runCreate(endpoint, command.optsWithGlobals<CreateFlags>());
    });
  addExamples(command, [
    [
      "Two events of one destination",
      "docexport webhooks create https://hooks.example.net/a \\\n" +
        "    --event job.done,job.failed --connection 12",
    ],
  ]);
}

/** Adds `docexport webhooks listen`, which receives webhook calls on this machine, verifies them and prints them. */
function addWebhooksListenCommand(webhooks: Command): void {
  const command = webhooks
    .command("listen")
    .description("receive webhook calls on this machine, verify and print them")
    .option("--port <number>", "port to listen on; 0 selects a free one", toPort, 8787)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--event <name>", "register it for this event; repeatable, or with commas", collect)
    .option(
      "--connection <id>",
      "register it for events of this connection; repeatable, or with commas",
      collectCounts,
    )
    .option("--endpoint <url>", "register this URL, which leads here, such as a tunnel's")
    .option("--forward-to <url>", "pass each call on to this URL, and its response back")
    .option("--allow-remote", "allow forwarding to other machines")
    .option(
      "--key <key>",
      "key to verify with; by default the keys that the service publishes",
      collectWhole,
    )
    .option("--save <folder>", "save each message as a file for `docexport verify`")
    .option("--count <number>", "end after this number of events", toCount)
    .action(async () => {
      const { runListen } = await import("../webhooks/run-listen.js");
      await runListen(command.optsWithGlobals<ListenFlags>());
    });
  addExamples(command, [
    [
      "Calls about the exports to a destination, until Ctrl+C",
      "docexport webhooks listen --event job.done,job.failed --connection 12",
    ],
    [
      "The same, passed on to your own receiver",
      "docexport webhooks listen --event job.done --connection 12 \\\n" +
        "    --forward-to http://127.0.0.1:3000/hooks",
    ],
    ["Keep messages for `docexport verify`", "docexport webhooks listen --save messages"],
  ]);
}

/** Adds `docexport webhooks trigger`, which sends an example event to a receiver on this machine. */
function addWebhooksTriggerCommand(webhooks: Command): void {
  const command = webhooks
    .command("trigger")
    .description("send an example of an event to your own receiver")
    .argument("<event>", "event, such as job.done");
  addRequiredOption(
    command,
    "--forward-to <url>",
    "URL of your receiver on this machine",
    (text) => text,
  );
  addRequiredOption(
    command,
    "--key <key>",
    "key to sign with: `whsec_…` (a shared secret) or `whsk_…` (a private key)",
    collectWhole,
  );
  command.option("--allow-remote", "send to other machines too").action(async (event: string) => {
    const { runTrigger } = await import("../webhooks/run-trigger.js");
    await runTrigger(event, command.optsWithGlobals<TriggerFlags>());
  });
  addExamples(command, [
    [
      "Check that your receiver accepts a finished job",
      "docexport webhooks trigger job.done --key whsec_c2VjcmV0 \\\n" +
        "    --forward-to http://127.0.0.1:3000/hooks",
    ],
  ]);
}
