import { startPostgres } from "@document-export/local-servers";

/** Starts one PostgreSQL server for all test files, if there are its programs and no other server was named. */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  if ("missing" in postgres) return undefined;
  // Processes that run test files get the environment of this one.
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return postgres.stop;
}
