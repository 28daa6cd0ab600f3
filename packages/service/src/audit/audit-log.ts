import { userInfo } from "node:os";
import type { Kysely } from "kysely";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { storableJson, storableText } from "../bounds/storable.js";
import type { Database } from "../storage/database.js";

/** Kinds of changes made by a command, with the command for each. */
export const commandActions = {
  "database.migrate": "migrate",
  "workspace.add": "workspaces add",
  "workspace.limit": "workspaces limit",
  "connection.add": "connections add",
  "connection.update": "connections update",
  "collection.add": "collections add",
  "token.create": "tokens create",
  "token.revoke": "tokens revoke",
  "webhook.enable": "webhooks enable",
  "view-token.create": "webhooks add-view-token",
  "view-token.revoke": "webhooks remove-view-token",
  "signing-key.add": "webhooks add-key",
  "signing-key.remove": "webhooks remove-key",
  "delivery.retry": "deliveries retry",
  "pause.begin": "pauses add",
  "pause.end": "pauses remove",
  "documents.erase": "erase",
  "database.backup": "backup",
  "database.restore": "restore",
  "secrets.rotate": "secrets rotate",
  "secrets.discard": "secrets discard",
} as const satisfies Readonly<Record<string, string>>;

/** Kinds of changes that no command makes, only the operator's API, with the operation that makes each. */
export const apiActions = {
  "job.create": "createJob",
  "job.retry": "retryJob",
  "job.cancel": "cancelJob",
  "deliveries.replay": "replayDeliveries",
  "webhook.disable": "disableWebhook",
  "webhook.check": "checkWebhook",
  "circuit.close": "closeCircuit",
  "connection.check": "checkConnection",
  "operator-token.create": "createOperatorToken",
  "operator-token.revoke": "revokeOperatorToken",
} as const satisfies Readonly<Record<string, string>>;

/** Every kind of change that an operator can make. */
export const auditActions = { ...commandActions, ...apiActions };

/** Name of a kind of change, one of the {@link auditActions}. */
export type AuditAction = keyof typeof auditActions;

/** Details of a change. Never contains a secret. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** A change by an operator. */
export interface AuditedChange {
  /** Name of the operator who made the change; {@link operatorName} by default. */
  readonly actor?: string;
  readonly action: AuditAction;
  /** Name of the thing that was changed, such as `connection 3`. */
  readonly subject: string;
  readonly details?: AuditDetails;
}

/** Records a change in the transaction that makes it. Cuts texts that are too long. */
export async function recordChange(
  trx: Kysely<Database>,
  { actor = operatorName(), action, subject, details = {} }: AuditedChange,
): Promise<void> {
  const { max } = bounds.auditText;
  const text = (value: string) => shorten(storableText(value), max);
  const kept = Object.entries(details)
    .slice(0, bounds.auditDetails.max)
    .map(([name, value]) => [text(name), typeof value === "string" ? text(value) : value] as const);
  await trx
    .insertInto("audit_log")
    .values({
      changed_at: new Date(),
      actor: text(actor),
      action,
      subject: text(subject),
      details: storableJson(Object.fromEntries(kept)),
    })
    .execute();
}

/** Result of a change, and what the audit log records about it. */
export interface Changed<Result> extends Pick<AuditedChange, "subject" | "details"> {
  readonly result: Result;
}

/** Makes a change and records it in one transaction, so that neither happens without the other. */
export async function changeWithAudit<Result>(
  db: Kysely<Database>,
  who: Pick<AuditedChange, "actor" | "action">,
  change: (trx: Kysely<Database>) => Promise<Changed<Result>>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const { result, ...rest } = await change(trx);
    await recordChange(trx, { ...who, ...rest });
    return result;
  });
}

/**
 * Returns the name of the operating system user that this process runs as; under `sudo`, with the user who called it.
 */
export function operatorName(): string {
  const { SUDO_USER: caller } = process.env;
  const name = userName();
  return caller ? `${name} (sudo: ${caller})` : name;
}

/** Returns the user's name, or its uid: in a container the user may not have a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Selects entries of the audit log. */
export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** Entries of the audit log, newest first. */
export async function listChanges(
  db: Kysely<Database>,
  { action, actor, subject, since, limit }: AuditFilter,
) {
  let query = db
    .selectFrom("audit_log")
    .select(["id", "changed_at as at", "actor", "action", "subject", "details"]);
  if (action !== undefined) query = query.where("action", "=", action);
  if (actor !== undefined) query = query.where("actor", "=", actor);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (since !== undefined) query = query.where("changed_at", ">=", since);
  return query.orderBy("changed_at", "desc").orderBy("id", "desc").limit(limit).execute();
}
