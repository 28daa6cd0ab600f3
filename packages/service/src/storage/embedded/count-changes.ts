import type { Session } from "./session.js";

/** A session whose changes are counted. */
export interface CountedSession extends Session {
  /** How many statements that may have changed one of these tables have ended since the table was first asked for. */
  readonly changes: (...tables: readonly string[]) => number;
}

/** No function that a statement of ours or of the job engine calls changes a table of ours. */
const READS = /^\s*select\b/i;

/**
 * Counts what may change a table when it has ended, before whoever waits for it is told so: what was read since the
 * count was last the same holds everything that anybody knows to be done. A statement may change what it names.
 * What it changes by a trigger it may not name: whoever asks must ask for the table of the trigger too.
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
      const answered = session.query(sql, ...rest);
      return READS.test(sql) ? answered : counting(sql, answered);
    },
    script: (sql) => counting(sql, session.script(sql)),
    changes: (...tables) => tables.map(countOf).reduce((sum, count) => sum + count, 0),
  };
}
