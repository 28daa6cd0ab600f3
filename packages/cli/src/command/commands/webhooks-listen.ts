import type { Command } from "commander";
import { once } from "node:events";
import { join } from "node:path";
import { mkdir, writeFile } from "node:fs/promises";
import { jsonText } from "../../terminal/json-text.js";
import { plainText } from "../../terminal/plain-text.js";
import { UsageError } from "../../errors/usage-error.js";
import { openTerminal } from "../../terminal/terminal.js";
import { describeEvent } from "../../webhooks/describe-event.js";
import { keysFor, type KeyFlags } from "../../webhooks/keys-for.js";
import { listen } from "../../webhooks/listen.js";
import { writeMessage, type Message } from "../../webhooks/message.js";
import { receiveWith, type CallObserver } from "../../webhooks/receive-with.js";
import { abortOnInterrupt } from "../interrupts.js";
import { collectWhole, toCount } from "../parse-values.js";
import { toPort } from "../to-port.js";

interface ListenFlags extends KeyFlags {
  readonly host: string;
  readonly port: number;
  readonly count?: number;
  readonly save?: string;
}

/** `docexport webhooks listen`: a receiver on this machine that verifies what it gets, and prints it. */
export function addWebhooksListenCommand(webhooks: Command): void {
  const command = webhooks
    .command("listen")
    .description("receive webhook calls on this machine, verify and print them")
    .option("--port <number>", "port to listen at; 0 takes a free one", toPort, 8787)
    .option("--host <address>", "address to listen at", "127.0.0.1")
    .option(
      "--key <key>",
      "key to verify with; the service's published keys unless told",
      collectWhole,
    )
    .option("--save <folder>", "keep each message as a file that `docexport verify` reads")
    .option("--count <number>", "end after so many events", toCount)
    .action(() => runListen(command.optsWithGlobals<ListenFlags>()));
}

async function runListen(flags: ListenFlags): Promise<void> {
  const signal = abortOnInterrupt();
  const terminal = openTerminal(flags);
  const keys = await keysFor(flags, signal);
  if (flags.save !== undefined) await mkdir(flags.save, { recursive: true }).catch(cannotKeep);
  const done = new AbortController();
  const observer = printCalls(flags, () => done.abort());
  const receiver = await listen(flags.host, flags.port, receiveWith(keys, observer));
  terminal.remark(
    `Listening at ${receiver.url}, verifying with ${keys.length} key(s). Ctrl+C ends.`,
  );
  const command = `docexport webhooks create ${receiver.url} --event job.done --connection ID`;
  terminal.remark(terminal.remarkStyle.dim(`Have it called: ${command}`));
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
      if (save !== undefined) await keep(save, message);
      terminal.print(json ? jsonText(event) : describeEvent(event, terminal.style));
      if ((seen += 1) === count) setImmediate(onLast);
    },
    onRefusal: ({ message }) => remarkRed(`Refused: ${message}`),
    onFailure: (error) => remarkRed(`Not taken, so that it comes again: ${String(error)}`),
  };
}

function cannotKeep(error: Error): never {
  throw new UsageError(
    `Cannot keep messages: ${error.message}`,
    "Give a folder that you can write to with `--save FOLDER`.",
    error,
  );
}

/** Keeps a message under its id, of which only what is safe in a file name is taken. */
async function keep(folder: string, message: Message): Promise<void> {
  const name = String(message.headers["webhook-id"])
    .replaceAll(/[^\w-]/g, "_")
    .slice(0, 100);
  await writeFile(join(folder, `${name}.http`), writeMessage(message));
}
