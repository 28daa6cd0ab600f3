import { verifyWebhook } from "@document-export/client/webhooks";
import { createReadStream } from "node:fs";
import { UsageError } from "../errors/errors.js";
import { readBytes } from "../input/read-bytes.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { jsonText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { describeEvent } from "./describe-event.js";
import { type KeyFlags, keysFor } from "./keys.js";
import { readMessage } from "./message.js";

/** Flags of `docexport verify`. */
export interface VerifyFlags extends KeyFlags {
  readonly header?: readonly string[];
  readonly tolerance: number;
  readonly anyAge?: boolean;
}

/** Verifies a webhook call and prints its event. Throws a WebhookError if the call is not authentic. */
export async function runVerify(file: string, flags: VerifyFlags): Promise<void> {
  const terminal = openTerminal(flags);
  const message = readMessage(await readInput(file), flags.header);
  const keys = await keysFor(flags, abortOnInterrupt());
  const toleranceSeconds = flags.anyAge ? Number.POSITIVE_INFINITY : flags.tolerance;
  const event = await verifyWebhook(message, keys, { toleranceSeconds });
  if (flags.json) return terminal.print(jsonText(event, 2));
  terminal.print(describeEvent(event, terminal.style));
  terminal.remark(terminal.remarkStyle.green("The message is genuine."));
}

function readInput(file: string): Promise<Uint8Array> {
  const stream = file === "-" ? process.stdin : createReadStream(file);
  return readBytes(stream, file === "-" ? "standard input" : file).catch((error: Error) => {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Cannot read a message: ${error.message}`, undefined, error);
  });
}
