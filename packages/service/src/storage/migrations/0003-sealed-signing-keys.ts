import { sql, type Kysely } from "kysely";

const statements = [
  // A key is sealed or in plain text, never both. The version before knows only plain keys.
  `alter table signing_keys add column sealed bytea`,
  `alter table signing_keys alter column private_key drop not null`,
  // Until then a process of the version before may run beside this one, and must be able to sign. The default is for the
  // keys that are there, and for those that such a process adds.
  `alter table signing_keys add column plain_until timestamptz default now() + interval '1 day'`,
];

/** Lets signing keys be encrypted with the key of the service. */
export async function addSealedSigningKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
