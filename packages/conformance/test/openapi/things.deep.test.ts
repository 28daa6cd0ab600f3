// The thorough run, and further faults of each kind.
import { test } from "vitest";
import { expectFound, expectStrict, expectThingsCorrect } from "./check-things.js";
import type { ThingFault } from "./start-things.js";

test("a thorough run calls every operation and finds and leaves nothing", () =>
  expectThingsCorrect("thorough"));

test.each<[ThingFault, string, RegExp]>([
  ["open-create", "credentials-required", /^createThing without credentials: .* got 201/],
  ["key-alone-taken", "credentials-required", /with `key` alone: expected 401 or 403/],
  ["foreign-delete", "resources-live-and-end", /^deleteThing of what another user has created/],
  ["deleted-still-read", "resources-live-and-end", /deleteThing has deleted: expected 404 or 410/],
  ["created-not-found", "resources-live-and-end", /expected it to be there, got 404/],
  ["fails-on-odd-name", "no-server-error", /^createThing: expected no server error/],
  ["days-unchecked", "invalid-bodies-refused", /^lendThing with 31 at `\/days`/],
])("%s is found by %s", expectFound);

test.each<[ThingFault, RegExp]>([
  [
    "null-price-taken",
    /^Null for an optional member is taken as absent: .* from createThing at `\/price`/,
  ],
  ["plain-text-taken", /^A body of type text\/plain: expected 415/],
  ["challenge-missing", /^401: expected `WWW-Authenticate` with the scheme to use, got none/],
])("%s is strict, since hardly any caller notices it", expectStrict);
