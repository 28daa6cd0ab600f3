import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createClient, type Client } from "@document-export/operator/client";
import type { ServiceParts, SettingsInput } from "../../../src/experimental.js";
import { listAuditEntries } from "../../../src/storage/lists/audit.js";
import { addOperatorToken, startOperated, type OperatedDemo } from "../support/operator.js";

/** A service, and a client of an operator with the role admin, called `Ada`. */
export interface Operated extends OperatedDemo {
  readonly operator: Client;
  /** Actions and subjects of operators' changes, newest first. */
  readonly audit: () => Promise<readonly (readonly [action: string, subject: string])[]>;
}

/** Starts a service with an operator; both are closed after the test. */
export async function startAdmin(
  settings: SettingsInput = {},
  parts: ServiceParts = {},
): Promise<Operated> {
  const demo = await startOperated(settings, parts);
  const token = await addOperatorToken(demo, "admin", "Ada");
  const operator = createClient({ baseUrl: demo.port, token, retries: 0 });
  const audit = async () => {
    const { db } = demo.service.storage;
    const { rows } = await listAuditEntries(db, { actor: "Ada" }, { limit: 50, cursor: undefined });
    return rows.map(({ action, subject }) => [action, subject] as const);
  };
  return { ...demo, operator, audit };
}

/** A job that is inserted directly into the database. */
export interface SeededJob {
  readonly id: string;
  readonly workspace: number;
  readonly source: number;
  readonly destination: number;
  readonly status: "queued" | "processing" | "done" | "failed";
  readonly queuedAt: Date;
  readonly title: string;
}

/** Inserts jobs directly into the database; no worker processes them. */
export async function seedJobs(
  { service: { storage } }: Operated,
  jobs: readonly SeededJob[],
): Promise<void> {
  const rows = jobs.map(({ queuedAt, title, ...job }) => ({
    ...job,
    queued_at: queuedAt,
    ended_at: job.status === "done" || job.status === "failed" ? queuedAt : null,
    document: { title, documentId: "d", revisionId: "r" },
  }));
  await sql`insert into jobs (id, workspace_id, source_connection_id, destination_connection_id, status, attempt,
      summary, queued_at, ended_at, has_errors, has_warnings, warnings, warning_counts, output_documents, options,
      document, target, images_loaded, conversion_failures)
    select id, workspace, source, destination, status, 1, 'Seeded.', queued_at, ended_at, status = 'failed', false,
      '[]', '{"a": 2, "b": 1}', '[]', '{"format":"html","fields":{},"webhooks":[]}', document, 'a/' || id, false, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as job (id uuid, workspace int, source int,
      destination int, status text, queued_at timestamptz, ended_at timestamptz, document jsonb)`.execute(
    storage.db,
  );
}

/** Recent enough that the jobs do not expire. */
export const BASE = new Date(Math.floor(Date.now() / 1000) * 1000);

/** Returns a default job, a second older with each number. */
export function seededJob(demo: Operated, number: number, other: Partial<SeededJob> = {}) {
  const { workspace, source, destination } = demo;
  const queuedAt = new Date(BASE.getTime() - number * 1000);
  return {
    id: randomUUID(),
    workspace,
    source,
    destination,
    status: "done",
    queuedAt,
    title: `Report ${number}`,
    ...other,
  } satisfies SeededJob;
}

/** Returns all items of a list, page by page; `between` runs after each page. */
export async function allPages<Item>(
  read: (
    cursor: string | undefined,
  ) => Promise<{ items: readonly Item[]; nextCursor: string | null }>,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor !== undefined);
  return items;
}

export async function stored({ service: { storage } }: Operated) {
  const { rows } = await sql<object>`select
    (select count(*)::int from uploads) as uploads, (select count(*)::int from kept_uploads) as kept,
    (select coalesce(sum(stored_bytes), 0)::int from workspace_usage) as bytes,
    (select coalesce(sum(queued_exports), 0)::int from workspace_usage) as queued`.execute(
    storage.db,
  );
  return rows[0];
}
