import { verifyWebhook } from "@document-export/client/webhooks";
import type { Command } from "commander";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { UsageError } from "../errors/errors.js";
import { abortOnInterrupt } from "../session/session.js";
import { jsonText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { describeEvent } from "../webhooks/describe-event.js";
import { type KeyFlags, keysFor } from "../webhooks/keys.js";
import { readMessage } from "../webhooks/message.js";
import { collectWhole, toSeconds } from "./parse-values.js";

interface VerifyFlags extends KeyFlags {
  readonly header?: readonly string[];
  readonly tolerance: number;
  readonly anyAge?: boolean;
}

/** `docexport verify`: whether a webhook message is genuine, and its event. */
export function addVerifyCommand(program: Command): void {
  const command = program
    .command("verify")
    .description("verify a webhook message: headers, an empty line and the body, unchanged")
    .argument("[file]", "the message; - is standard input", "-")
    .option(
      "--header <name: value>",
      "a header; with these, the file is the body only",
      collectWhole,
    )
    .option(
      "--key <key>",
      "key to verify with; by default the keys that the service publishes",
      collectWhole,
    )
    .option("--tolerance <seconds>", "how far its timestamp may be from now", toSeconds, 300)
    .option("--any-age", "ignore its timestamp")
    .action(async (file: string) => {
      const flags = command.optsWithGlobals<VerifyFlags>();
      const terminal = openTerminal(flags);
      const message = readMessage(await readInput(file), flags.header);
      const keys = await keysFor(flags, abortOnInterrupt());
      const toleranceSeconds = flags.anyAge ? Number.POSITIVE_INFINITY : flags.tolerance;
      const event = await verifyWebhook(message, keys, { toleranceSeconds });
      if (flags.json) return terminal.print(jsonText(event, 2));
      terminal.print(describeEvent(event, terminal.style));
      terminal.remark(terminal.remarkStyle.green("The message is genuine."));
    });
}

function readInput(file: string): Promise<Uint8Array> {
  if (file === "-") return buffer(process.stdin);
  return readFile(file).catch((error: Error) => {
    throw new UsageError(`Cannot read a message: ${error.message}`, undefined, error);
  });
}
