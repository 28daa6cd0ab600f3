import type { Command } from "commander";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../errors/errors.js";
import { abortOnInterrupt } from "../session/session.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { describeEvent } from "../webhooks/describe-event.js";
import { type KeyFlags, keysFor } from "../webhooks/keys.js";
import { listen } from "../webhooks/listen.js";
import { type Message, writeMessage } from "../webhooks/message.js";
import { type CallObserver, receiveWith } from "../webhooks/receive-with.js";
import { collectWhole, toCount, toPort } from "./parse-values.js";

interface ListenFlags extends KeyFlags {
  readonly host: string;
  readonly port: number;
  readonly count?: number;
  readonly save?: string;
}

/** `docexport webhooks listen`: a receiver on this machine that verifies and prints messages. */
export function addWebhooksListenCommand(webhooks: Command): void {
  const command = webhooks
    .command("listen")
    .description("receive webhook calls on this machine, verify and print them")
    .option("--port <number>", "port to listen on; 0 selects a free one", toPort, 8787)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--key <key>",
      "key to verify with; by default the keys that the service publishes",
      collectWhole,
    )
    .option("--save <folder>", "save each message as a file for `docexport verify`")
    .option("--count <number>", "end after this number of events", toCount)
    .action(() => runListen(command.optsWithGlobals<ListenFlags>()));
}

async function runListen(flags: ListenFlags): Promise<void> {
  const signal = abortOnInterrupt();
  const terminal = openTerminal(flags);
  const keys = await keysFor(flags, signal);
  if (flags.save !== undefined) await mkdir(flags.save, { recursive: true }).catch(cannotSave);
  const done = new AbortController();
  const observer = printCalls(flags, () => done.abort());
  const receiver = await listen(flags.host, flags.port, receiveWith(keys, observer));
  terminal.remark(
    `Listening at ${receiver.url}, verifying with ${keys.length} key(s). Stop with Ctrl+C.`,
  );
  const command = `docexport webhooks create ${receiver.url} --event job.done --connection ID`;
  terminal.remark(terminal.remarkStyle.dim(`Register it: ${command}`));
  const end = AbortSignal.any([signal, done.signal]);
  if (!end.aborted) await once(end, "abort");
  await receiver.stop();
}

function printCalls(flags: ListenFlags, onLast: () => void): CallObserver {
  const { json, save, count } = flags;
  const terminal = openTerminal(flags);
  const remarkRed = (text: string) => terminal.remark(terminal.remarkStyle.red(plainText(text)));
  let seen = 0;
  return {
    onEvent: async (event, message) => {
      if (save !== undefined) await saveMessage(save, message);
      terminal.print(json ? jsonText(event) : describeEvent(event, terminal.style));
      if ((seen += 1) === count) setImmediate(onLast);
    },
    onRejected: ({ message }) => remarkRed(`Rejected: ${message}`),
    onFailure: (error) => remarkRed(`Not accepted, the service will retry: ${String(error)}`),
  };
}

function cannotSave(error: Error): never {
  throw new UsageError(
    `Cannot save messages: ${error.message}`,
    "Pass a writable folder with `--save FOLDER`.",
    error,
  );
}

/** Saves a message under its id, without the characters that are unsafe in a file name. */
async function saveMessage(folder: string, message: Message): Promise<void> {
  const name = String(message.headers["webhook-id"])
    .replaceAll(/[^\w-]/g, "_")
    .slice(0, 100);
  await writeFile(join(folder, `${name}.http`), writeMessage(message));
}
