import type { Db } from "pg-boss";

/** A comment, so that it goes wherever a statement goes, and means nothing to the database. */
const MARK = "\n-- the last of its transaction";

/**
 * A database whose one statement ends the transaction that it is in: the commit goes along with it, which saves a way to
 * the database and back. Where the statement fails, all of the transaction is undone, as ever.
 */
export function lastOf(transaction: Db): Db {
  return {
    executeSql: async (text, values) => {
      values?.forEach(assertPlain);
      return transaction.executeSql(text + MARK, values);
    },
  };
}

/** What cannot be sent would not fail in the database, which would commit what came before. */
function assertPlain(value: unknown): void {
  const plain = [value].flat().every((one) => one === null || typeof one === "string");
  if (!plain)
    throw new Error("The last statement of a transaction takes texts, lists of them, or null.");
}

/** Whether a statement ends the transaction that it is in. */
export function isLast(sql: string): boolean {
  return sql.endsWith(MARK);
}

/** Thrown at whoever asks a transaction for more after its last statement: that would happen outside of it. */
export function assertGoesOn(ended: boolean, sql: string): void {
  if (ended) throw new Error(`The transaction has ended, and was asked for more: ${sql}`);
}
