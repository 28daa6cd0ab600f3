// The thread of the embedded database: it computes in the thread that calls it, and would block the event loop of the
// service for as long as a statement takes. Its modules are imported as `.ts`: it runs as it is, compiled or not.
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { messages, parse, protocol, type PGlite } from "@electric-sql/pglite";
import type { DatabaseOptions } from "../database-options.ts";
import { faultOf } from "../embedded-database-error.ts";
import { openPglite } from "./open-pglite.ts";
import type { CrashId, SessionCall, SessionReply, StatementResult } from "../session-message.ts";

/** A statement that the database has parsed; it need not parse it again. */
interface Prepared {
  readonly name: string;
  /** Types of its parameters. */
  readonly types: readonly number[];
  /** Undefined where it gives no rows. */
  readonly rows: messages.RowDescriptionMessage | undefined;
}

const CRASHED: CrashId = -1;
/** Runs one statement; name in the module of the library. */
const RUN_ONCE = "_PostgresMainLoopOnce";

type QueryCall = Extract<SessionCall, { kind: "query" }>;
type Reply = messages.BackendMessage;

const { serialize } = protocol;
/** Prepared statements that are kept; the oldest is closed first. */
const MAX_PREPARED = 200;
/** After so many statements the table that needs it most is vacuumed or analyzed. */
const MAINTENANCE_INTERVAL = 250;
/** Syncs that one reply tells of; a checkpoint, which may have more, is known well enough by these. */
const MAX_SYNCS = 100;
/** In bytes: a value of this size counts as another statement. */
const LARGE = 64 * 1024;
/** The thresholds of a server's autovacuum, which the embedded database lacks; the table that waited longest first. */
const OVERDUE = `select format('%I.%I', schemaname, relname) as name, n_dead_tup > 50 + 0.2 * n_live_tup as bloated
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup
  order by last_analyze nulls first, n_mod_since_analyze desc limit 1`;
/** Whether more than 16 MiB of WAL would be replayed after a crash: a single backend makes no checkpoint by itself. */
const CHECKPOINT_DUE = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 16777216 as due
  from pg_control_checkpoint()`;
/** Any other statement may change what prepared ones mean. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

const port = parentPort;
if (!port) throw new Error("The embedded database runs in a worker thread only.");
const options: DatabaseOptions = workerData;
let syncs: number[] = [];
const { database, reason } = await openPglite(options, (ms) => {
  if (syncs.length < MAX_SYNCS) syncs.push(ms);
});
endOnTrap(database, port);
// One plan for all parameters: planning again for each call costs more than it saves.
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
 * Ends the thread where the database traps (`WebAssembly.RuntimeError`), such as by an access out of bounds: its memory
 * cannot be trusted any more, and the library would run the same statement again forever, since it takes every
 * exception for an error of SQL. PostgreSQL ends so too where the disk fails to sync: what it wrote may be lost then.
 */
function endOnTrap(opened: PGlite, caller: MessagePort): void {
  // The module is protected: only classes that extend PGlite are meant to use it.
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
  // A failure is only reported: the next maintenance is soon.
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

/** Prepares each statement once: parsing takes longer than most of ours run. */
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

/** How much a statement counts for the maintenance: one with large values writes as much as many without. */
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

/** Whether no transaction is open after a call. */
function isCommit(call: SessionCall): boolean {
  return call.kind === "query" && call.sql === "commit";
}

/**
 * Reclaims the space of deleted rows and updates the statistics of the planner: a plan that was made for an empty table
 * scans it for each row. One table at a time, since every other statement waits meanwhile. A checkpoint removes WAL.
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

/** Sends messages of the protocol as one, and ends them. */
async function send(parts: readonly Uint8Array[]): Promise<Reply[]> {
  const message = Buffer.concat([...parts, serialize.sync()]);
  return database.runExclusive(() => database.execProtocolStream(message, { syncToFs: false }));
}

/** A parameter as the protocol has it: bytes as they are, all else as text. */
function valueOf(value: unknown, type: number | undefined) {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  const write = type === undefined ? undefined : database.serializers[type];
  return write ? write(value) : String(value);
}

function plain(result: { rows: Record<string, unknown>[]; affectedRows?: number }) {
  return { rows: result.rows, affectedRows: result.affectedRows };
}
