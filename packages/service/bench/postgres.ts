import { startOwnPostgres } from "@document-export/local-servers";

/** A PostgreSQL server that a benchmark uses. */
export interface BenchServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the server that `DATABASE_URL` names. Without one, starts a server with the programs of this machine; it syncs
 * its log as a server in production does. Returns undefined, and says why, if there are no programs.
 */
export async function openPostgres(): Promise<BenchServer | undefined> {
  const url = process.env["DATABASE_URL"];
  if (url) return { url, stop: () => Promise.resolve() };
  const server = await startOwnPostgres({ isDurable: true });
  if (!("missing" in server)) return server;
  console.error(`PostgreSQL is not measured: ${server.missing}.`);
  return undefined;
}
