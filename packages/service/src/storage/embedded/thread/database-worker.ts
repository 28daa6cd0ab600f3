// Thread of the embedded database. The database computes in the thread that calls it, and would block the service's
// event loop for as long as a statement takes. The modules are imported as `.ts` because this file runs both compiled
// and uncompiled.
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { messages, parse, protocol, type PGlite } from "@electric-sql/pglite";
import type { DatabaseOptions } from "../database-options.ts";
import { faultOf } from "../embedded-database-error.ts";
import { openPglite } from "./open-pglite.ts";
import type { CrashId, SessionCall, SessionReply, StatementResult } from "../session-message.ts";

/** A prepared statement, which the database need not parse again. */
interface Prepared {
  readonly name: string;
  /** Types of the parameters. */
  readonly types: readonly number[];
  /** Undefined if the statement returns no rows. */
  readonly rows: messages.RowDescriptionMessage | undefined;
}

const CRASHED: CrashId = -1;
/** Name of the function in the library's module that runs one statement. */
const RUN_ONCE = "_PostgresMainLoopOnce";

type QueryCall = Extract<SessionCall, { kind: "query" }>;
type Reply = messages.BackendMessage;

const { serialize } = protocol;
/** Maximum number of cached prepared statements; the oldest is closed first. */
const MAX_PREPARED = 200;
/**
 * Number of statements between two maintenance runs, each of which vacuums or analyzes the table that needs it most.
 */
const MAINTENANCE_INTERVAL = 250;
/** Maximum number of fsyncs reported in one reply; a checkpoint may have more, but these are a sufficient sample. */
const MAX_SYNCS = 100;
/** Size in bytes for which a value counts as one more statement; each multiple of it counts again. */
const LARGE = 64 * 1024;
/**
 * Uses the thresholds of a server's autovacuum, which the embedded database lacks; the table that has waited longest
 * comes first.
 */
const OVERDUE = `select format('%I.%I', schemaname, relname) as name, n_dead_tup > 50 + 0.2 * n_live_tup as bloated
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup
  order by last_analyze nulls first, n_mod_since_analyze desc limit 1`;
/** True if a crash would require replaying more than 16 MiB of WAL: a single backend makes no automatic checkpoints. */
const CHECKPOINT_DUE = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 16777216 as due
  from pg_control_checkpoint()`;
/** Statements that can be prepared: any other statement may change the meaning of prepared ones. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

const port = parentPort;
if (!port) throw new Error("The embedded database runs in a worker thread only.");
const options: DatabaseOptions = workerData;
let syncs: number[] = [];
const { database, reason } = await openPglite(options, (ms) => {
  if (syncs.length < MAX_SYNCS) syncs.push(ms);
});
endOnTrap(database, port);
// Uses one plan for all parameters: planning again for each call costs more than it saves.
await database.exec("set plan_cache_mode = force_generic_plan");
const prepared = new Map<string, Prepared>();
let namesGiven = 0;
let sinceMaintenance = 0;

let last: Promise<void> = Promise.resolve();

port.on("message", (call: SessionCall) => {
  last = last.then(() => serve(call, port));
});
port.postMessage({ id: 0, results: [] } satisfies SessionReply);

/**
 * Exits the thread if the database traps (`WebAssembly.RuntimeError`), for example on an out-of-bounds access: its
 * memory can no longer be trusted, and the library would run the same statement forever, because it treats every
 * exception as an SQL error. PostgreSQL also ends this way if an fsync fails, because written data may then be lost.
 */
function endOnTrap(opened: PGlite, caller: MessagePort): void {
  // The module is protected: it is meant only for classes that extend PGlite.
  const module: object = Reflect.get(opened, "mod");
  const runOnce: () => void = Reflect.get(module, RUN_ONCE);
  Reflect.set(module, RUN_ONCE, () => {
    try {
      runOnce();
    } catch (error) {
      if (error instanceof Error && error.name === "RuntimeError") {
        const message = reason() ?? error.message;
        caller.postMessage({ id: CRASHED, fault: { message } } satisfies SessionReply, []);
        process.exit(1);
      }
      throw error;
    }
  });
}

async function serve(call: SessionCall, caller: MessagePort): Promise<void> {
  const replied = await reply(call);
  caller.postMessage(syncs.length === 0 ? replied : { ...replied, syncs }, []);
  syncs = [];
  // A failure is only reported, because the next maintenance runs soon.
  if (sinceMaintenance >= MAINTENANCE_INTERVAL && isCommit(call)) await maintain().catch(warn);
}

async function reply(call: SessionCall): Promise<SessionReply> {
  try {
    return { id: call.id, results: await run(call) };
  } catch (error) {
    return { id: call.id, fault: faultOf(error) };
  }
}

async function run(call: SessionCall): Promise<StatementResult[]> {
  switch (call.kind) {
    case "query":
      return [plain(await query(call))];
    case "script":
      await closeStatements();
      return (await database.exec(call.sql)).map(plain);
    case "close":
      await database.close();
      return [];
    default:
      return call satisfies never;
  }
}

/** Runs a statement, which is prepared once: parsing takes longer than running most of our statements. */
async function query({ sql, parameters }: QueryCall) {
  if (!PREPARABLE.test(sql)) {
    await closeStatements();
    return database.query<Record<string, unknown>>(sql, [...parameters]);
  }
  sinceMaintenance += weightOf(parameters);
  const statement = prepared.get(sql) ?? (await prepare(sql));
  const values = parameters.map((value, index) => valueOf(value, statement.types[index]));
  const replies = await send([
    serialize.bind({ statement: statement.name, values }),
    serialize.execute(),
  ]);
  const described = statement.rows ? [statement.rows, ...replies] : replies;
  const [result] = parse.parseResults(described, database.parsers);
  return result ?? { rows: [], affectedRows: 0 };
}

/**
 * Returns how much a statement counts towards maintenance: a statement with large values writes as much as many small
 * ones.
 */
function weightOf(parameters: readonly unknown[]): number {
  return parameters.reduce<number>((sum, value) => {
    const isLong = typeof value === "string" || value instanceof Uint8Array;
    return isLong ? sum + Math.floor(value.length / LARGE) : sum;
  }, 1);
}

async function prepare(sql: string): Promise<Prepared> {
  const [oldest] = prepared;
  if (oldest && prepared.size >= MAX_PREPARED) {
    prepared.delete(oldest[0]);
    await send([serialize.close({ type: "S", name: oldest[1].name })]);
  }
  const name = `s${(namesGiven += 1)}`;
  const replies = await send([
    serialize.parse({ name, text: sql }),
    serialize.describe({ type: "S", name }),
  ]);
  const rows = replies.find((reply) => reply instanceof messages.RowDescriptionMessage);
  const statement = { name, types: parse.parseDescribeStatementResults(replies), rows };
  prepared.set(sql, statement);
  return statement;
}

async function closeStatements(): Promise<void> {
  if (prepared.size === 0) return;
  prepared.clear();
  await database.exec("deallocate all");
}

/** Returns true if no transaction is open after a call. */
function isCommit(call: SessionCall): boolean {
  return call.kind === "query" && call.sql === "commit";
}

/**
 * Reclaims the space of deleted rows and updates the planner statistics: a plan made for an empty table scans the whole
 * table for each row. Handles one table at a time, because every other statement waits. A checkpoint removes WAL.
 */
async function maintain(): Promise<void> {
  sinceMaintenance = 0;
  const { rows } = await database.query<{ name: string; bloated: boolean }>(OVERDUE);
  for (const { name, bloated } of rows)
    await database.exec(bloated ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  const [checkpoint] = (await database.query<{ due: boolean }>(CHECKPOINT_DUE)).rows;
  if (checkpoint?.due) await database.exec("checkpoint");
}

function warn(error: unknown): void {
  process.emitWarning(`The maintenance of a table failed: ${faultOf(error).message}`);
}

/** Sends protocol messages as one, followed by a sync message. */
async function send(parts: readonly Uint8Array[]): Promise<Reply[]> {
  const message = Buffer.concat([...parts, serialize.sync()]);
  return database.runExclusive(() => database.execProtocolStream(message, { syncToFs: false }));
}

/** Encodes a parameter for the protocol: bytes unchanged, everything else as text. */
function valueOf(value: unknown, type: number | undefined) {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  const write = type === undefined ? undefined : database.serializers[type];
  return write ? write(value) : String(value);
}

function plain(result: { rows: Record<string, unknown>[]; affectedRows?: number }) {
  return { rows: result.rows, affectedRows: result.affectedRows };
}
