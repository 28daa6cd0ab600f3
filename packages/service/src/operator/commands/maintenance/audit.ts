import type { Command } from "commander";
import { z } from "zod";
import { type AuditAction, auditActions, listChanges } from "../../../audit/audit-log.js";
import { addListCommand } from "../../database-command.js";
import { parseFlags } from "../../parse-flags.js";

// `Object.keys` widens the names.
const actions = Object.keys(auditActions) as AuditAction[];
const filterSchema = z.object({
  action: z.enum(actions).optional(),
  actor: z.string().optional(),
  subject: z.string().optional(),
  since: z.iso
    .datetime({ offset: true })
    .or(z.iso.date())
    .transform((text) => new Date(text))
    .optional(),
  limit: z.coerce.number().int().positive().max(10_000).default(50),
});

/** `document-export audit`: what operators have changed. */
export function addAuditCommand(program: Command): void {
  const audit = program.command("audit").description("show what operators have changed");
  addListCommand(audit, "list the newest changes", (db, { action, actor, subject, since, limit }) =>
    listChanges(db, parseFlags(filterSchema, { action, actor, subject, since, limit })),
  )
    .option("--action <name>", `only one of ${actions.join(", ")}`)
    .option("--actor <user>", "only changes by this user")
    .option("--subject <text>", "only changes of this, such as `connection 3`")
    .option("--since <time>", "only changes since a date or time (ISO 8601)")
    .option("--limit <number>", "maximum number of rows");
}
