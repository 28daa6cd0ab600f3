// Loaded before a program, into each of its threads: clock and random numbers stand still, so that PostgreSQL makes the same
// files each time.
import crypto from "node:crypto";

/** Any moment in the past; PostgreSQL derives the system identifier from it. */
const MOMENT = Date.UTC(2026, 0, 1);

Date.now = () => MOMENT;
// For logins by password, of which an embedded database has none.
crypto.randomFillSync = (array) => {
  if (array instanceof Uint8Array) array.fill(0);
  return array;
};
