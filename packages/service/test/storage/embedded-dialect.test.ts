import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { embeddedDialect } from "../../src/storage/embedded/embedded-dialect.js";
import { createMutex } from "../../src/storage/embedded/mutex.js";
import type { Session } from "../../src/storage/embedded/session.js";

/** Opens a session that records its statements, and fails if the test says so. */
function openOver(fails: (sql: string, call: number) => boolean) {
  const sent: string[] = [];
  const session: Session = {
    query: async (statement) => {
      sent.push(statement);
      if (fails(statement, sent.length)) throw new Error(`${statement} failed`);
      return { rows: [], affectedRows: undefined };
    },
    script: () => Promise.resolve([]),
    close: () => Promise.resolve(),
    lost: new Promise(() => {}),
    onSync: () => undefined,
  };
  const db = new Kysely<object>({ dialect: embeddedDialect(session, createMutex()) });
  const write = (text: string) => db.transaction().execute((trx) => sql.raw(text).execute(trx));
  return { sent, write };
}

test("rejects a transaction that cannot begin, and the next without waiting", async () => {
  const { sent, write } = openOver((statement) => statement === "begin");
  const writes = ["insert a", "insert b"].map(write);
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(sent).toEqual(["begin", "begin"]);
});

test("does not roll back after a failed commit", async () => {
  const { sent, write } = openOver((statement, call) => statement === "commit" && call === 3);
  const outcomes = await Promise.allSettled(["insert a", "insert b"].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(sent).toEqual(["begin", "insert a", "commit", "begin", "insert b", "commit"]);
});

test("rolls back a transaction that throws before the next begins", async () => {
  const { sent, write } = openOver((statement) => statement === "insert a");
  await Promise.allSettled(["insert a", "insert b"].map(write));
  expect(sent).toEqual(["begin", "insert a", "rollback", "begin", "insert b", "commit"]);
});
