import { sql, type Kysely } from "kysely";

const statements = [
  // A key is either sealed or plain text, never both. The previous version only knows plain-text keys.
  `alter table signing_keys add column sealed bytea`,
  `alter table signing_keys alter column private_key drop not null`,
  // Until this time, a process of the previous version may run at the same time, and must be able to sign. The default
  // applies to existing keys, and to keys that such a process adds.
  `alter table signing_keys add column plain_until timestamptz default now() + interval '1 day'`,
];

/** Lets signing keys be encrypted with the service's key. */
export async function addSealedSigningKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
