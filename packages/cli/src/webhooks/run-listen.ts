import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { UsageError } from "../errors/errors.js";
import { connectionLabel } from "../lists/connection-label.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { openSessionWith } from "../session/session.js";
import { resolveSettings } from "../settings/settings.js";
import { plainText } from "../terminal/plain-text.js";
import { openTerminal, type Terminal } from "../terminal/terminal.js";
import { type CallHandler, handleCalls } from "./handle-calls.js";
import { listenerKeys } from "./keys.js";
import { listen } from "./listen.js";
import type { ListenFlags } from "./listen-flags.js";
import { openOwnWebhooks } from "./own-webhooks.js";
import { receiveWith } from "./receive-with.js";
import { eventsOfOnly, register } from "./registration.js";
import { toTarget } from "./forward.js";

/** Receives calls until Ctrl+C or `--count`, and then ends the webhook that it registered. */
export async function runListen(flags: ListenFlags): Promise<void> {
  assertRegistration(flags);
  const { forwardTo, allowRemote } = flags;
  const target = forwardTo === undefined ? undefined : toTarget(forwardTo, allowRemote);
  const signal = abortOnInterrupt();
  const terminal = openTerminal(flags);
  const keys = await listenerKeys(flags, signal);
  if (flags.save !== undefined) await mkdir(flags.save, { recursive: true }).catch(cannotSave);
  const calls = handleCalls({ flags, target, terminal });
  const receiver = await listen(flags.host, flags.port, receiveWith(keys, calls.observer));
  try {
    terminal.remark(
      `Listening at ${receiver.url}, verifying with ${keys.current().length} key(s). Stop with Ctrl+C.`,
    );
    const own = await registerListener(flags, receiver.url, terminal, signal);
    const end = AbortSignal.any([signal, calls.counted]);
    if (!end.aborted) await once(end, "abort");
    await own?.end(calls.untilGone);
  } finally {
    await receiver.stop();
  }
}

/** Throws a UsageError if only some of the flags for a registration are given. */
function assertRegistration({ event, connection, endpoint }: ListenFlags): void {
  if (!event === !connection && (event || endpoint === undefined)) return;
  throw new UsageError(
    "`--event` and `--connection` go together: they say what the listener is registered for.",
    "Pass both to register it, or none to receive calls of a webhook that is registered already.",
  );
}

/** A webhook that this listener registered. */
interface OwnWebhook {
  /** Ends the webhook by responding to its next call with 410, if a call arrives soon. */
  readonly end: (untilGone: CallHandler["untilGone"]) => Promise<void>;
}

// Time in milliseconds to wait for that call: calls about a job that has just ended arrive within it, and the command
// cannot cause one.
const ENDING_MS = 10_000;

/** Registers a webhook if the flags say which events and connections; undefined if the command registered none. */
async function registerListener(
  flags: ListenFlags,
  url: string,
  { remark, remarkStyle }: Terminal,
  signal: AbortSignal,
): Promise<OwnWebhook | undefined> {
  const { event: events, connection: connections, endpoint = url } = flags;
  if (!events || !connections) {
    remark(remarkStyle.dim("Register it with --event and --connection, such as --event job.done."));
    return undefined;
  }
  const settings = await resolveSettings(flags, process.env);
  const { client } = openSessionWith(settings, flags, signal);
  const own = openOwnWebhooks(settings.baseUrl, process.env);
  const { webhook, isOwn, isNew } = await register(
    client,
    { endpoint, events, connections },
    own,
    signal,
  );
  const what = `${webhook.events.join(", ")} of ${webhook.connections.map(connectionLabel).join(", ")}`;
  const name = plainText(`webhook ${webhook.id}`);
  remark(plainText(`${isNew ? "Registered as" : "Uses the registered"} ${name}: ${what}.`));
  if (!isOwn) return undefined;
  const end: OwnWebhook["end"] = async (untilGone) => {
    // Stops waiting after a second Ctrl+C.
    const ended = AbortSignal.any([abortOnInterrupt(), AbortSignal.timeout(ENDING_MS)]);
    const events = await eventsOfOnly(client, webhook, [url, endpoint], own, ended).catch(
      () => new Set<string>(),
    );
    if (events.size === 0)
      return remark(
        `Leaves ${name} to the next listener: another webhook may send its events here.`,
      );
    remark(
      remarkStyle.dim(
        `Ends ${name} by its next call, if one comes within ${ENDING_MS / 1000} s; Ctrl+C leaves it.`,
      ),
    );
    const isGone = await untilGone(events, ended);
    if (isGone) await own.end(webhook.id);
    remark(
      isGone ? `Ended ${name}.` : `No call came: ${name} stays, and the next listener uses it.`,
    );
  };
  return { end };
}

function cannotSave(error: Error): never {
  throw new UsageError(
    `Cannot save messages: ${error.message}`,
    "Pass a writable folder with `--save FOLDER`.",
    error,
  );
}
