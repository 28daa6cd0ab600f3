import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { z } from "zod";
import type { Database } from "../database.js";

/*
 * Lists, newest first, one page after another at the same cost however long they are: a page begins after the keys of the
 * item before it, which an index finds. Filters that no index serves are checked on a bounded number of rows, so that a
 * page may have fewer items than asked for, or none, and still be followed by another.
 */

/** Maximum number of rows scanned for one page. */
export const MAX_SCANNED = 10_000;

/** An SQL condition. */
export type Condition = RawBuilder<SqlBool>;

/** A sort key of a list, with its SQL type. The combined keys of an item are unique. */
export interface Key {
  readonly column: RawBuilder<unknown>;
  readonly type: "timestamptz" | "uuid" | "text" | "int4" | "date";
}

/** A part of a table that an index returns in the order of the list. */
export interface Branch {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  /** Conditions that the index covers. */
  readonly where: readonly Condition[];
  readonly keys: readonly Key[];
}

/** Definition of a list. */
export interface KeysetList {
  /** Branches that together return every row exactly once. All have the same columns, and keys of the same types. */
  readonly branches: readonly [Branch, ...Branch[]];
  /** Conditions on a row, named `item`, that no index covers. */
  readonly filters: readonly Condition[];
  /** Columns to return for a row, with names from other tables. */
  readonly select: RawBuilder<unknown>;
  /** Joins of the other tables. */
  readonly joins?: RawBuilder<unknown>;
}

/** The page to read. */
export interface KeysetRequest {
  readonly limit: number;
  /** `nextCursor` of the previous page. */
  readonly cursor: string | undefined;
}

/** A page of a list. */
export interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null if nothing is left. */
  readonly nextCursor: string | null;
  /** First key, such as the time, of the last row that was searched; null if nothing is left. */
  readonly searchedUntil: string | null;
}

/** Thrown if a cursor is not from a page of this list. */
export class InvalidCursorError extends Error {
  override readonly name = "InvalidCursorError";

  constructor() {
    super("The cursor does not belong to this list. Start again without a cursor.");
  }
}

type Keys = readonly string[];

/**
 * Reads a page.
 *
 * @throws {InvalidCursorError} if the cursor is not from a page of this list.
 */
export async function readPage<Row extends object>(
  db: Kysely<Database>,
  list: KeysetList,
  { limit, cursor }: KeysetRequest,
): Promise<KeysetPage<Row>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, list.branches[0].keys);
  const scanned = list.filters.length === 0 ? limit + 1 : MAX_SCANNED;
  const scan = scanOf(list.branches, after, scanned);
  const { rows } = await sql<{ row: Row; keys: Keys }>`
    select to_json(view.*) as row, item.keys
    from (select * from (${scan}) as item where ${all(list.filters)} ${newestFirst(list)} limit ${limit + 1}::int) as item
    ${list.joins ?? sql``}
    cross join lateral (select ${list.select}) as view ${newestFirst(list)}`.execute(db);
  const items = rows.slice(0, limit);
  const last =
    rows.length > limit
      ? items.at(-1)?.keys
      : list.filters.length === 0
        ? undefined
        : await lastScanned(db, scan);
  return {
    rows: items.map(({ row }) => row),
    nextCursor: last === undefined ? null : encodeCursor(last),
    searchedUntil: last?.[0] ?? null,
  };
}

/** Returns the keys of the last scanned row of a page; undefined if the search reached the end of the list. */
async function lastScanned(db: Kysely<Database>, scan: RawBuilder<unknown>) {
  const { rows } = await sql<{ keys: Keys }>`
    select keys from (${scan}) as item offset ${sql.lit(MAX_SCANNED - 1)}`.execute(db);
  return rows[0]?.keys;
}

function scanOf(
  branches: KeysetList["branches"],
  after: Keys | undefined,
  limit: number,
): RawBuilder<unknown> {
  const parts = branches.map(({ columns, from, where, keys }) => {
    const refs = keys.map(({ column }) => column);
    const named = refs.map((column, index) => sql`${column} as ${sql.ref(`key${index}`)}`);
    const conditions = after === undefined ? where : [...where, before(keys, after)];
    return sql`(select ${columns}, ${sql.join(named)}, json_build_array(${sql.join(keys.map(keyText))}) as keys
      from ${from} where ${all(conditions)}
      order by ${sql.join(refs.map((column) => sql`${column} desc`))} limit ${limit}::int)`;
  });
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  return sql`select * from (${sql.join(parts, sql` union all `)}) as branch
    order by ${orderOf(branches[0])} limit ${limit}::int`;
}

function newestFirst({ branches: [first] }: KeysetList): RawBuilder<unknown> {
  return sql`order by ${orderOf(first, "item.")}`;
}

function orderOf({ keys }: Branch, table = ""): RawBuilder<unknown> {
  return sql.join(keys.map((_, index) => sql`${sql.ref(`${table}key${index}`)} desc`));
}

function before(keys: readonly Key[], after: Keys): Condition {
  const values = keys.map(({ type }, index) => sql`${after[index]}::${sql.raw(type)}`);
  return sql<SqlBool>`(${sql.join(keys.map(({ column }) => column))}) < (${sql.join(values)})`;
}

/** Returns a key as text: times have microseconds, whatever time format the session uses. */
function keyText({ column, type }: Key): RawBuilder<unknown> {
  return type === "timestamptz"
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${column}::text`;
}

const keySchemas = {
  timestamptz: z.iso.datetime(),
  uuid: z.uuid(),
  date: z.iso.date(),
  text: z
    .string()
    .max(400)
    .refine((text) => !text.includes("\0")),
  int4: z.string().regex(/^\d{1,9}$/),
} as const;

function encodeCursor(keys: Keys): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

function decodeCursor(cursor: string, keys: readonly Key[]): Keys {
  const values = parseJson(Buffer.from(cursor, "base64url").toString());
  const isOurs =
    Array.isArray(values) &&
    values.length === keys.length &&
    keys.every(({ type }, index) => keySchemas[type].safeParse(values[index]).success);
  if (!isOurs) throw new InvalidCursorError();
  return values as Keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Combines conditions with AND. */
export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

/** Returns the condition that any of some texts contains a text, ignoring case. */
export function contains(texts: readonly RawBuilder<unknown>[], wanted: string): Condition {
  return sql<SqlBool>`strpos(lower(concat_ws(E'\n', ${sql.join(texts)})), lower(${wanted})) > 0`;
}

/** Returns the condition if there is a value, otherwise none. */
export function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): readonly Condition[] {
  return value === undefined ? [] : [condition(value)];
}

/** A range of times: `since` is inclusive, `until` is exclusive. */
export interface TimeRange {
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Returns the conditions for a time in a range. */
export function inRange(
  column: RawBuilder<unknown>,
  { since, until }: TimeRange,
): readonly Condition[] {
  return [
    ...given(since, (time) => sql<SqlBool>`${column} >= ${time}::timestamptz`),
    ...given(until, (time) => sql<SqlBool>`${column} < ${time}::timestamptz`),
  ];
}

/** Returns a JSON column with the id and current name of a workspace, connection or other item. */
export function refOf(table: string): RawBuilder<unknown> {
  return sql`json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`;
}

/** Formats a time as RFC 3339 in UTC, with milliseconds. */
export function timeOf(column: string): RawBuilder<unknown> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
