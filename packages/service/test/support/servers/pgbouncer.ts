import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";

/** How long a client keeps a connection to the server: until it disconnects, or until its transaction ends. */
export type PoolMode = "session" | "transaction";

/** A PgBouncer between a service and its database. */
export interface PgBouncer {
  /** URL of a database behind it. */
  readonly url: (database: string) => string;
  /** Leads to another server from now on, as an operator does it: the configuration is changed and read again. */
  readonly pointTo: (port: number) => Promise<void>;
  /** How many connections it has to the server. */
  readonly serverConnections: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** What a PgBouncer is started with. */
export interface PgBouncerOptions {
  /** Port of the server on this machine. */
  readonly port: number;
  readonly mode: PoolMode;
  /** Who runs it: it refuses to run as root. */
  readonly owner: { readonly uid?: number; readonly gid?: number };
}

/** Why there is no PgBouncer for tests; undefined if there is one. */
export function pgBouncerMissing(): string | undefined {
  return findProgram("pgbouncer") ? undefined : "no pgbouncer on this machine (apt: pgbouncer)";
}

/** Starts PgBouncer before a server on this machine. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
  const { port: server, mode, owner } = options;
  const folder = mkdtempSync(join(tmpdir(), "document-export-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  const port = await freePort();
  const configure = (target: number) =>
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${target} user=tests
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = tests
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = 80
server_login_retry = 1
`,
    );
  configure(server);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const program = findProgram("pgbouncer") ?? "pgbouncer";
  const stop = await startProgram({ program, args: [file], port, owner });
  const url = (database: string) => `postgres://tests@127.0.0.1:${port}/${database}`;
  const console = async (command: string) => {
    const client = new Client({ connectionString: url("pgbouncer") });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(command);
    await client.end();
    return rows;
  };
  return {
    url,
    pointTo: async (target) => {
      configure(target);
      await console("reload");
    },
    serverConnections: async () => (await console("show servers")).length,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
