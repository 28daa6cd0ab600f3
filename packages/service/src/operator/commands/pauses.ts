import { setTimeout as delay } from "node:timers/promises";
import type { Pause } from "@document-export/operator/types";
import { Argument, type Command } from "commander";
import { describePause } from "../client/describe-pause.js";
import { addList, type ListFlags } from "../client/list-command.js";
import { given, toSecond } from "../client/members.js";
import { addOperatorOptions, type Operator, withOperator } from "../client/operator.js";
import { parseId } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { plainJson, plainText } from "../plain-text.js";

interface AddFlags extends SettingsFlags {
  readonly workspace?: number;
  readonly destination?: number;
  readonly webhook?: number;
  readonly reason: string;
  readonly drain?: boolean;
  readonly json?: boolean;
}

/** Time in milliseconds between two polls for work that is still running. */
const POLL_MS = 500;

/** `document-export pauses`: holds back exports and deliveries, for example while a server is moved. */
export function definePausesCommand(pauses: Command): void {
  addList<Pause, ListFlags>(pauses, {
    description: "list what is paused",
    read: (client) => client.listPauses(),
    row: (pause) => ({
      id: pause.id,
      paused: describePause(pause),
      waiting: pause.waiting,
      running: pause.running,
      since: toSecond(pause.pausedAt),
      by: pause.pausedBy,
      reason: pause.reason,
    }),
  });
  addOperatorOptions(
    pauses.command("add").description("pause exports or deliveries; those that are running finish"),
  )
    .addArgument(new Argument("<work>", "what to pause").choices(["exports", "deliveries"]))
    .requiredOption("--reason <text>", "reason, shown to everyone")
    .option("--workspace <id>", "only those of this workspace", parseId)
    .option("--destination <id>", "only exports to this destination", parseId)
    .option("--webhook <id>", "only deliveries to this webhook", parseId)
    .option("--drain", "wait until everything that is running has finished")
    .option("--json", "print JSON")
    .action((work: Pause["work"], flags: AddFlags) =>
      withOperator(flags, (operator) => pause(operator, work, flags)),
    );
  addOperatorOptions(pauses.command("remove").description("resume what a pause holds back"))
    .argument("<id>", "id of the pause", parseId)
    .action((id: number, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.deletePause({ pause: id });
        console.log(`The pause ${id} has ended; what it held back continues.`);
      }),
    );
}

async function pause(
  operator: Operator,
  work: Pause["work"],
  { workspace, destination, webhook, reason, drain, json }: AddFlags,
): Promise<void> {
  const { client } = operator;
  const parts = given({ workspace, destination, webhook });
  const made = await client.createPause({ body: { work, reason, ...parts } });
  const now = drain && operator.isRunning ? await untilDrained(operator, made) : made;
  if (json) return console.log(plainJson(now));
  const running = now.running === 0 ? "nothing running" : `${now.running} still running`;
  console.log(
    plainText(
      `Paused: ${describePause(now)}; ${now.waiting} waiting, ${running}. \`document-export pauses remove ${now.id}\` resumes.`,
    ),
  );
}

/**
 * Waits until nothing in the pause's scope runs, and returns the pause; if someone has ended the pause by then, returns
 * its last known state.
 */
async function untilDrained({ client }: Operator, made: Pause): Promise<Pause> {
  let current = made;
  while (current.running > 0) {
    await delay(POLL_MS);
    const { items } = await client.listPauses();
    const found = items.find(({ id }) => id === made.id);
    if (!found) return current;
    current = found;
  }
  return current;
}
