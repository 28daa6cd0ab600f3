import type { AuditEntry } from "@document-export/operator/types";
import { Option, type Command } from "commander";
import { type AuditAction, auditActions } from "../../../audit/audit-log.js";
import { addList, type ListFlags } from "../../client/list-command.js";
import { given, toSecond } from "../../client/members.js";
import { parseTime } from "../../client/parse-values.js";

// The cast is needed because `Object.keys` widens the names.
const actions = Object.keys(auditActions) as AuditAction[];

interface AuditFlags extends ListFlags {
  readonly action?: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly since?: string;
  readonly until?: string;
}

/** `document-export audit`: changes made by operators. */
export function defineAuditCommand(audit: Command): void {
  addList<AuditEntry, AuditFlags>(audit, {
    description: "list the newest changes",
    read: (client, { action, actor, subject, since, until }, page) =>
      client.listAuditEntries({ ...page, ...given({ action, actor, subject, since, until }) }),
    row: ({ at, actor, action, subject, details }) => ({
      at: toSecond(at),
      actor,
      action,
      subject,
      details,
    }),
    changed: "audit",
  })
    .addOption(new Option("--action <name>", "only one kind of change").choices(actions))
    .option("--actor <user>", "only changes by this user")
    .option("--subject <text>", "only changes to this object, such as `connection 3`")
    .option("--since <time>", "only changes since then: a time, or how long ago", parseTime)
    .option("--until <time>", "only changes before then", parseTime);
}
