import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";
import pWaitFor from "p-wait-for";
import { freePort } from "../servers/free-port.js";

/** A PostgreSQL server for tests, or why there is none. */
export type TestPostgres =
  { readonly url: string; readonly stop: () => Promise<void> } | { readonly missing: string };

/** A throw-away server that a test may end and start again. */
export type OwnPostgres =
  | {
      readonly url: string;
      /** Ends it as `signal` says: `SIGINT` cuts connections, `SIGKILL` is a crash. */
      readonly halt: (signal: "SIGINT" | "SIGKILL") => Promise<void>;
      readonly start: () => Promise<void>;
      /** Ends it for good. */
      readonly stop: () => Promise<void>;
    }
  | { readonly missing: string };

const NO_SERVER = "neither TEST_DATABASE_URL nor PostgreSQL's initdb was found";
const NO_OWNER = "PostgreSQL refuses to run as root, and there is no other user";

/** `TEST_DATABASE_URL`, or else a throw-away server from the programs of this machine. */
export async function startPostgres(): Promise<TestPostgres> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { url, stop: () => Promise.resolve() };
  return startOwnPostgres();
}

/** A throw-away server from the programs of this machine, which a test may stop. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = findPrograms();
  if (!bin) return { missing: NO_SERVER };
  const owner = ownerOfServer();
  if (!owner) return { missing: NO_OWNER };
  return startCluster(bin, owner);
}

/** Why there is no server for tests; undefined where there is one. */
export function postgresMissing(): string | undefined {
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  if (!findPrograms()) return NO_SERVER;
  return ownerOfServer() ? undefined : NO_OWNER;
}

function findPrograms(): string | undefined {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/** Undefined members leave the user as it is. */
function ownerOfServer(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      const read = (flag: string) => Number(execFileSync("id", [flag, user], { stdio: "pipe" }));
      return { uid: read("-u"), gid: read("-g") };
    } catch {
      continue;
    }
  }
  return undefined;
}

async function startCluster(
  bin: string,
  owner: { uid?: number; gid?: number },
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "document-export-postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, stdio: "pipe" } as const;
  const data = join(folder, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "tests", "-A", "trust", "--no-sync"],
    options,
  );
  const port = await freePort();
  const settings = [
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "fsync=off",
    "-c",
    "max_connections=300",
    "-k",
    folder,
  ];
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
      ...owner,
      cwd: folder,
      stdio: "ignore",
    });
    await pWaitFor(() => responds(url), { interval: 100, timeout: 240_000 });
  };
  const halt = async (signal: "SIGINT" | "SIGKILL") => {
    if (!server) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
    server = undefined;
  };
  await start();
  const stop = async () => {
    await halt("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, halt, start, stop };
}

async function responds(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The URL of a new, empty database on a server. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
