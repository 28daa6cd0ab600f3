import type { Session } from "./session.js";

/** A session whose changes are counted. */
export interface CountedSession extends Session {
  /** How many statements have ended so far that may have changed something. */
  readonly changes: () => number;
}

/** No function that a statement of ours or of the job engine calls changes a table of ours. */
const READS = /^\s*select\b/i;

/**
 * Counts what may change something when it has ended, before whoever waits for it is told so: what was read since
 * the count was last the same holds everything that anybody knows to be done.
 */
export function countChanges(session: Session): CountedSession {
  let changes = 0;
  const counting = async <Result>(ended: Promise<Result>): Promise<Result> => {
    try {
      return await ended;
    } finally {
      changes += 1;
    }
  };
  return {
    ...session,
    query: (sql, ...rest) => {
      const answered = session.query(sql, ...rest);
      return READS.test(sql) ? answered : counting(answered);
    },
    script: (sql) => counting(session.script(sql)),
    changes: () => changes,
  };
}
