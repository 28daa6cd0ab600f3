import { join } from "node:path";
import { onTestFinished, expect, test } from "vitest";
import { openSession } from "../../src/storage/embedded/session.js";
import { migrationNames } from "../../src/storage/migrations/migrate.js";
import { isUnreachable } from "../../src/storage/is-unreachable.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

async function open() {
  const session = await openSession({
    folder: join(await temporaryFolder(), "database"),
    durability: "full",
    migrations: migrationNames,
  });
  onTestFinished(() => session.close());
  return session;
}

/** A database function that reads invalid memory, as a fault of the database would. */
const TRAP = "create function trap(int) returns cstring language internal strict as 'textout'";

test("refuses a statement after closing with the code of a shutdown", async () => {
  const session = await open();
  const closing = session.close();
  const late = await session.query("select 1", []).catch((error: unknown) => error);
  await closing;
  const later = await session.query("select 1", []).catch((error: unknown) => error);
  for (const error of [late, later]) {
    expect(error).toMatchObject({ message: "The embedded database is closed.", code: "57P01" });
    expect(isUnreachable(error)).toBe(true);
  }
});

test("rejects running and later statements after the database crashes", async () => {
  const session = await open();
  await session.script(TRAP);
  const running = session.query("select trap(2000000000)", []).catch((error: unknown) => error);
  const waiting = session.query("select 1", []).catch((error: unknown) => error);
  const lost = await session.lost;
  expect(lost.message).toMatch(/^The embedded database crashed \(.*out of bounds.*\)/);
  expect(isUnreachable(lost)).toBe(true);
  const later = session.query("select 1", []).catch((error: unknown) => error);
  expect(await Promise.all([running, waiting, later])).toEqual([lost, lost, lost]);
});
