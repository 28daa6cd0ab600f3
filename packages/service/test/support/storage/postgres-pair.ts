import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Client } from "pg";
import pWaitFor from "p-wait-for";
import {
  initCluster,
  prepareServer,
  runAs,
  serverFolder,
  type PostgresPrograms,
} from "@document-export/local-servers";

/** A primary with synchronous replication to a standby. */
export interface PostgresPair {
  readonly primary: { readonly url: string; readonly port: number };
  readonly standby: { readonly url: string; readonly port: number };
  /** Kills the primary and all its processes with `kill -9`; returns the number of processes. */
  readonly killPrimary: () => Promise<number>;
  /** Promotes the standby to primary. */
  readonly promote: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts both servers, the standby by `pg_basebackup`, and waits until replication is synchronous. */
export async function startPostgresPair(programs: PostgresPrograms): Promise<PostgresPair> {
  const folders = [serverFolder(programs), serverFolder(programs)] as const;
  const primary = await prepareServer(programs, folders[0]);
  const standby = await prepareServer(programs, folders[1]);
  initCluster(programs, primary.data);
  await primary.start();
  const source = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "tests"];
  const copy = ["-D", standby.data, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
  runAs(programs, "pg_basebackup", [...source, ...copy]);
  await standby.start();
  await onServer(primary.url, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query("select pg_reload_conf()");
    const state = "select from pg_stat_replication where sync_state = 'sync'";
    await pWaitFor(async () => (await client.query(state)).rowCount === 1, { interval: 50 });
  });
  return {
    primary,
    standby,
    killPrimary: () => killAll(primary.server()?.pid ?? 0),
    promote: () => onServer(standby.url, (client) => client.query("select pg_promote()")),
    stop: async () => {
      for (const { server } of [primary, standby]) {
        const running = server();
        if (!running || running.exitCode !== null || running.signalCode !== null) continue;
        const exited = once(running, "exit");
        running.kill("SIGINT");
        await exited;
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops the parent process before listing its children, so that it starts no more. */
async function killAll(pid: number): Promise<number> {
  process.kill(pid, "SIGSTOP");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const all = [pid, ...children.map(Number)];
  for (const one of all) process.kill(one, "SIGKILL");
  await pWaitFor(() => all.slice(1).every((one) => !isAlive(one)), { interval: 10 });
  return all.length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie's parent is dead, or is Node, which reaps it in a later turn of the event loop.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

async function onServer(
  connectionString: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
