import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { timeoutMsOf } from "../settings/global-flags.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import type { Terminal } from "../terminal/terminal.js";
import { describeEvent } from "./describe-event.js";
import { type ForwardedReply, describeResponse, forward, withoutUser } from "./forward.js";
import type { Reply } from "./listen.js";
import type { ListenFlags } from "./listen-flags.js";
import { type Message, type ReceivedMessage, writeMessage } from "./message.js";
import { type CallObserver, isSuccess } from "./receive-with.js";

/** Handles the calls of a listener. */
export interface CallHandler {
  readonly observer: CallObserver;
  /** Aborted after `--count` events. */
  readonly counted: AbortSignal;
  /**
   * From now on, responds with 410 to these events. Resolves to true after a call got that response, or to false if
   * `signal` was aborted before.
   */
  readonly untilGone: (events: ReadonlySet<string>, signal: AbortSignal) => Promise<boolean>;
}

/** Dependencies of the call handler. */
export interface CallContext {
  readonly flags: ListenFlags;
  /** The URL to which calls are forwarded. */
  readonly target: URL | undefined;
  readonly terminal: Terminal;
}

// Status that tells the sender to stop calling this endpoint (decision `event-delivery`).
const GONE = 410;

/** Creates the handler that saves, prints and forwards the calls of a listener. */
export function handleCalls(context: CallContext): CallHandler {
  const { flags, terminal } = context;
  const remarkRed = (text: string) => terminal.remark(terminal.remarkStyle.red(plainText(text)));
  const counted = new AbortController();
  const gone = new AbortController();
  let ending: ReadonlySet<string> = new Set();
  let seen = 0;
  const onEvent: CallObserver["onEvent"] = async (event, message) => {
    if (flags.save !== undefined) await saveMessage(flags.save, message);
    const reply = await passOn(context, event, message);
    if (ending.has(event.type)) {
      setImmediate(() => gone.abort());
      return { status: GONE };
    }
    if (isSuccess(reply) && (seen += 1) === flags.count) setImmediate(() => counted.abort());
    return reply;
  };
  return {
    observer: {
      onEvent,
      onRejected: ({ message }) => remarkRed(`Rejected: ${message}`),
      onFailure: (error) => remarkRed(`Not accepted, the service will retry: ${String(error)}`),
    },
    counted: counted.signal,
    untilGone: async (events, signal) => {
      ending = events;
      const ended = AbortSignal.any([gone.signal, signal]);
      if (!ended.aborted) await once(ended, "abort");
      return gone.signal.aborted;
    },
  };
}

/** Prints an event, forwards the call if requested, and returns the response to send. */
async function passOn(
  { flags, target, terminal }: CallContext,
  event: WebhookEvent | UnknownWebhookEvent,
  message: ReceivedMessage,
): Promise<Reply> {
  const { print, style } = terminal;
  if (!flags.json) print(describeEvent(event, style));
  if (!target) {
    if (flags.json) print(jsonText(event));
    return { status: 204 };
  }
  const reply = await replyOf(target, message, timeoutMsOf(flags));
  const { status, durationMs, title } = reply;
  if (flags.json) print(jsonText({ ...event, forwarded: { status, durationMs, error: title } }));
  else if (title === undefined) print(describeResponse(target, reply, style));
  else print(`  → ${withoutUser(target)}  ${style.red(plainText(title))}`);
  return reply;
}

/** Forwards a call; the response is a 502 if the target did not respond. */
function replyOf(
  target: URL,
  message: ReceivedMessage,
  timeoutMs: number,
): Promise<ForwardedReply> {
  const started = performance.now();
  return forward(target, message, timeoutMs).catch((error: unknown) => ({
    status: 502,
    title: `no response: ${error instanceof Error ? error.message : String(error)}`,
    durationMs: Math.round(performance.now() - started),
  }));
}

/** Saves a message to a file named after its id, with unsafe characters replaced. */
async function saveMessage(folder: string, message: Message): Promise<void> {
  const name = String(message.headers["webhook-id"])
    .replaceAll(/[^\w-]/g, "_")
    .slice(0, 100);
  await writeFile(join(folder, `${name}.http`), writeMessage(message));
}
