import { startPostgres } from "@document-export/local-servers";

/** Starts one PostgreSQL server for all test files, if its programs are installed and no other server is configured. */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  if ("missing" in postgres) return undefined;
  // Processes that run test files inherit this environment.
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return postgres.stop;
}
