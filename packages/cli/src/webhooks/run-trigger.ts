import { signWebhook } from "@document-export/client/webhooks";
import { randomUUID } from "node:crypto";
import { ReportedError, UsageError } from "../errors/errors.js";
import { EXIT_CODES } from "../errors/exit-codes.js";
import { timeoutMsOf, type GlobalFlags } from "../settings/global-flags.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { exampleEvent } from "./example-event.js";
import { describeResponse, forward, toTarget, withoutUser } from "./forward.js";
import { isSuccess } from "./receive-with.js";

/** Flags of `docexport webhooks trigger`. */
export interface TriggerFlags extends GlobalFlags {
  readonly forwardTo: string;
  readonly key: readonly string[];
  readonly allowRemote?: boolean;
}

/** Sends a signed example event and prints the response. Exits with 1 if the response is not a success. */
export async function runTrigger(event: string, flags: TriggerFlags): Promise<void> {
  const { print, style } = openTerminal(flags);
  const target = toTarget(flags.forwardTo, flags.allowRemote);
  const body = JSON.stringify(exampleEvent(event, new Date()));
  const id = `msg_${randomUUID()}`;
  const headers = { "content-type": "application/json", ...(await sign(id, body, flags.key)) };
  const message = { rawHeaders: Object.entries(headers).flat(), body: Buffer.from(body) };
  const reply = await forward(target, message, timeoutMsOf(flags)).catch((cause: Error) => {
    throw new Error(`Got no response from ${withoutUser(target)}: ${cause.message}`, { cause });
  });
  const { status, durationMs } = reply;
  if (flags.json) print(jsonText({ event, id, status, durationMs }, 2));
  else print(`${style.bold(event)}  ${id}\n${describeResponse(target, reply, style)}`);
  const text = plainText(Buffer.from(reply.body ?? []).toString()).slice(0, 500);
  if (isSuccess(reply)) return;
  if (!flags.json && text) print(`  ${text}`);
  throw new ReportedError(EXIT_CODES.failed);
}

function sign(id: string, body: string, keys: readonly string[]) {
  return signWebhook({ id, body }, keys).catch((error: unknown) => {
    throw new UsageError(
      "Invalid key: expected `whsec_` (a secret) or `whsk_` (a private key), in base64.",
      "Pass the key that your receiver verifies with; for `whpk_…`, its private key.",
      error,
    );
  });
}
