import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";
import pWaitFor from "p-wait-for";
import { freePort } from "./free-port.ts";

/** A PostgreSQL server for tests, or the reason that there is none. */
export type TestPostgres =
  | { readonly url: string; readonly stop: () => Promise<void> }
  | { readonly missing: string };

/** A disposable server that a test may stop and restart. */
export type OwnPostgres =
  | {
      readonly url: string;
      /** Stops the server with a signal: `SIGINT` closes connections, `SIGKILL` simulates a crash. */
      readonly halt: (signal: "SIGINT" | "SIGKILL") => Promise<void>;
      readonly start: () => Promise<void>;
      /** Stops the server and deletes its data. */
      readonly stop: () => Promise<void>;
    }
  | { readonly missing: string };

const NO_SERVER = "neither TEST_DATABASE_URL nor PostgreSQL's initdb was found";
const NO_OWNER = "PostgreSQL refuses to run as root, and there is no other user";

/** Returns the server at `TEST_DATABASE_URL`, or else starts a disposable one with the programs of this machine. */
export async function startPostgres(): Promise<TestPostgres> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { url, stop: () => Promise.resolve() };
  return startOwnPostgres();
}

/** PostgreSQL's programs, and the user that they must run as. */
export interface PostgresPrograms {
  readonly bin: string;
  /** Undefined members leave the user unchanged. */
  readonly owner: { readonly uid?: number; readonly gid?: number };
}

/** Finds PostgreSQL's programs on this machine, or returns why they cannot be used. */
export function postgresPrograms(): PostgresPrograms | { readonly missing: string } {
  const bin = findPrograms();
  if (!bin) return { missing: NO_SERVER };
  const owner = ownerOfServer();
  return owner ? { bin, owner } : { missing: NO_OWNER };
}

/** Options of a disposable server. */
export interface OwnPostgresOptions {
  /** Whether commits are synced to the disk; a test does not need that. @default false */
  readonly isDurable?: boolean;
}

/** Starts a disposable server with the programs of this machine; tests may stop it. */
export async function startOwnPostgres(options: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const programs = postgresPrograms();
  return "missing" in programs ? programs : startCluster(programs, options);
}

/** Returns why there is no server for tests; undefined if there is one. */
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

function ownerOfServer(): PostgresPrograms["owner"] | undefined {
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
  programs: PostgresPrograms,
  options: OwnPostgresOptions,
): Promise<OwnPostgres> {
  const folder = serverFolder(programs);
  const { data, url, server, start } = await prepareServer(programs, folder, options);
  initCluster(programs, data);
  const halt = async (signal: "SIGINT" | "SIGKILL") => {
    const running = server();
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, "exit");
    running.kill(signal);
    await exited;
  };
  await start();
  const stop = async () => {
    await halt("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, halt, start, stop };
}

/** Creates a folder that the owner of a server may write to. */
export function serverFolder({ owner: { uid, gid } }: PostgresPrograms): string {
  const folder = mkdtempSync(join(tmpdir(), "document-export-postgres-"));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Runs a PostgreSQL program and waits until it exits. */
export function runAs({ bin, owner }: PostgresPrograms, program: string, args: string[]): void {
  execFileSync(join(bin, program), args, { ...owner, cwd: "/", stdio: "pipe" });
}

/** Creates the data folder of a server with the superuser `tests` and a fixed locale, independent of this machine's. */
export function initCluster(programs: PostgresPrograms, data: string): void {
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const texts = ["--encoding", "UTF8", "--locale", locale];
  runAs(programs, "initdb", ["-D", data, "-U", "tests", "-A", "trust", "--no-sync", ...texts]);
}

/** A server whose data folder does not exist yet. */
export interface PreparedServer {
  readonly data: string;
  readonly url: string;
  readonly port: number;
  readonly server: () => ChildProcess | undefined;
  readonly start: () => Promise<void>;
}

/** Selects a port, and the data folder inside `folder`. */
export async function prepareServer(
  { bin, owner }: PostgresPrograms,
  folder: string,
  { isDurable = false }: OwnPostgresOptions = {},
): Promise<PreparedServer> {
  const data = join(folder, "data");
  const port = await freePort();
  const fsync = `fsync=${isDurable ? "on" : "off"}`;
  const settings = ["listen_addresses=127.0.0.1", fsync, "max_connections=300"];
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settings.flatMap(asFlag)];
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const open = () => spawn(join(bin, "postgres"), args, { ...owner, cwd: folder, stdio: "ignore" });
  const start = async () => {
    server = open();
    const isOpen = async () => {
      // A connection of another program may have taken the port temporarily.
      if (server && server.exitCode !== null) server = open();
      return responds(url);
    };
    await pWaitFor(isOpen, { interval: 200, timeout: 240_000 });
  };
  return { data, url, port, server: () => server, start };
}

function asFlag(setting: string): [string, string] {
  return ["-c", setting];
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

/** Creates an empty database on a server and returns its URL; `options` are those of `create database`. */
export async function createDatabase(url: string, name: string, options = ""): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
