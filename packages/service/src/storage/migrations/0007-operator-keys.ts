import { sql, type Kysely } from "kysely";

const statements = [
  // Idempotency keys of operators stand under token 0, which no caller has.
  `alter table idempotency_keys drop constraint idempotency_keys_token_id_fkey`,
];

/** Lets operators repeat a request under an idempotency key. */
export async function allowOperatorKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
