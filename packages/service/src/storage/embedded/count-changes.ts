import type { Session } from "./session.js";

/** A session that counts changes of tables. */
export interface CountedSession extends Session {
  /** Returns how many statements that may have changed one of these tables have ended since the first call for it. */
  readonly changes: (...tables: readonly string[]) => number;
}

/** Statements that only read: no function called in a `select` by us or by pg-boss changes one of our tables. */
const READS = /^\s*select\b/i;

/**
 * Counts each statement that may change a table when it ends, before its caller is notified: while the count stays the
 * same, data that was read earlier is current for every caller. A statement is assumed to change the tables whose names
 * it contains. Triggers may change other tables: ask for the trigger's table too.
 */
export function countChanges(session: Session): CountedSession {
  const counts = new Map<string, number>();
  const counting = async <Result>(sql: string, ended: Promise<Result>): Promise<Result> => {
    try {
      return await ended;
    } finally {
      for (const [table, count] of counts) if (sql.includes(table)) counts.set(table, count + 1);
    }
  };
  const countOf = (table: string) => {
    const count = counts.get(table) ?? 0;
    counts.set(table, count);
    return count;
  };
  return {
    ...session,
    query: (sql, ...rest) => {
      const ended = session.query(sql, ...rest);
      return READS.test(sql) ? ended : counting(sql, ended);
    },
    script: (sql) => counting(sql, session.script(sql)),
    changes: (...tables) => tables.map(countOf).reduce((sum, count) => sum + count, 0),
  };
}
