import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Dispatcher } from "undici";
import type { Settings } from "../config/settings.js";
import type { Logger } from "../logs/logger.js";
import { guardedAgent } from "../outbound/guarded-agent.js";
import type { SecretBox } from "../secrets/secret-box.js";
import type { Database } from "../storage/database.js";
import { openSigningKeys } from "../storage/statements/signing-keys.js";
import { sendAttempt } from "../webhooks/send-attempt.js";
import { forgetAlert, noteTold, updateAlerts, wasTold, type Notice } from "./alert-state.js";
import { conditions } from "./conditions.js";
import { observeService } from "./observe-service.js";

/** Dependencies of the alerts. */
export interface AlertContext {
  readonly db: Kysely<Database>;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
  readonly log: Logger;
}

type AlertSettings = Pick<Settings, "data" | "databaseUrl" | "tls" | "alerts">;

/** Time between two evaluations of the conditions, in milliseconds. */
const INTERVAL_MS = 60_000;

/** Handle to the running alert loop. */
export interface Alerts {
  /** Stops after the current evaluation, waiting at most `timeout` milliseconds for it. */
  readonly stop: (timeout: number) => Promise<void>;
}

/** Notifies the operator's endpoint when a condition starts to be met, and when it no longer is. */
export function startAlerts(context: AlertContext, settings: AlertSettings): Alerts {
  const { endpoint } = settings.alerts;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const { signal } = stopping;
  // The operator chose the address, so it may be anything except a cloud metadata endpoint.
  const dispatcher = guardedAgent({ allowLoopback: true, allowPrivate: true });
  const run = async () => {
    while (!signal.aborted) {
      await setTimeout(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await sendAlerts(context, settings, dispatcher).catch((error: unknown) =>
        context.log.warn({ err: error }, "the alert conditions could not be evaluated"),
      );
    }
  };
  const ended = run();
  return {
    stop: async (timeout) => {
      stopping.abort();
      await Promise.race([ended, setTimeout(timeout, undefined, { ref: false })]);
      await dispatcher.destroy();
    },
  };
}

/**
 * Evaluates all conditions once and sends what changed. Notices that the endpoint does not accept are sent again after
 * the next evaluation.
 */
export async function sendAlerts(
  context: AlertContext,
  settings: AlertSettings,
  dispatcher: Dispatcher,
): Promise<void> {
  const { db, now } = context;
  const observed = await observeService(db, settings, now());
  const known = conditions.filter(({ needs }) => !needs || observed[needs] !== undefined);
  const met = known.flatMap((condition) => {
    const summary = condition.summary(observed);
    return summary === undefined ? [] : [{ condition, summary }];
  });
  for (const notice of await updateAlerts(db, { met, known, all: conditions }, now()))
    await notify(context, settings, dispatcher, notice);
}

async function notify(
  context: AlertContext,
  { alerts: { endpoint = "" } }: AlertSettings,
  dispatcher: Dispatcher,
  notice: Notice,
): Promise<void> {
  const { db, now, log } = context;
  const { type, name, summary, since } = notice;
  const isOver = type === "alert.resolved";
  if (isOver && !(await wasTold(db, name))) return forgetAlert(db, name);
  const data = { alert: name, summary, since: since.toISOString() };
  const body = JSON.stringify({ type, timestamp: now().toISOString(), data });
  const id = `msg_${randomBytes(18).toString("base64url")}`;
  const keys = await openSigningKeys(db, context.secretBox);
  const { status = 0, error } = await sendAttempt({ id, endpoint, body }, keys, {
    dispatcher,
    now,
  });
  if (status < 200 || status >= 300)
    return log.warn({ status, err: error }, "the alert endpoint did not accept a notification");
  if (isOver) await forgetAlert(db, name);
  else await noteTold(db, name, now());
}
