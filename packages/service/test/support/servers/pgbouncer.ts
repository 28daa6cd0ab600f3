import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";

/** How long a client holds a server connection: until it disconnects, or until its transaction ends. */
export type PoolMode = "session" | "transaction";

/** A PgBouncer between a service and its database. */
export interface PgBouncer {
  /** Returns the URL of a database behind PgBouncer. */
  readonly url: (database: string) => string;
  /** Switches to another server as an operator does: changes the configuration and reloads it. */
  readonly pointTo: (port: number) => Promise<void>;
  /** Returns the number of connections to the server. */
  readonly serverConnections: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Options for starting PgBouncer. */
export interface PgBouncerOptions {
  /** Local port of the database server. */
  readonly port: number;
  readonly mode: PoolMode;
  /** User to run PgBouncer as: it refuses to run as root. */
  readonly owner: { readonly uid?: number; readonly gid?: number };
}

/** Reason why tests cannot use PgBouncer; undefined if they can. */
export function pgBouncerMissing(): string | undefined {
  return findProgram("pgbouncer") ? undefined : "no pgbouncer on this machine (apt: pgbouncer)";
}

/** Starts PgBouncer in front of a local server. */
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
