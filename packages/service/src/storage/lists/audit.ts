import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import {
  given,
  inRange,
  readPage,
  timeOf,
  type KeysetPage,
  type KeysetRequest,
  type TimeRange,
} from "./keyset.js";

/** An entry of the audit log; times in RFC 3339. */
export interface AuditRow {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Filters for audit entries, combined with AND. */
export interface AuditListFilter extends TimeRange {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
}

/** Returns a page of the audit log, newest first. */
export async function listAuditEntries(
  db: Kysely<Database>,
  { action, actor, subject, ...range }: AuditListFilter,
  request: KeysetRequest,
): Promise<KeysetPage<AuditRow>> {
  return readPage(
    db,
    {
      branches: [
        {
          columns: sql`audit_log.*`,
          from: sql`audit_log`,
          where: inRange(sql`audit_log.changed_at`, range),
          keys: [
            { column: sql`audit_log.changed_at`, type: "timestamptz" },
            { column: sql`audit_log.id`, type: "int4" },
          ],
        },
      ],
      filters: [
        ...given(action, (name) => sql<SqlBool>`item.action = ${name}`),
        ...given(actor, (name) => sql<SqlBool>`item.actor = ${name}`),
        ...given(subject, (name) => sql<SqlBool>`item.subject = ${name}`),
      ],
      select: sql`item.id, ${timeOf("item.changed_at")} as at, item.actor, item.action, item.subject, item.details`,
    },
    request,
  );
}
