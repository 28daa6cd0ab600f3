import { expect, test } from "vitest";
import { createLookout } from "../../src/jobs/lookout.js";

const NOTHING = { asked: 16, found: 0, leftOut: false };

test("whoever holds nothing looks at once, and while tasks run a quarter of the room must wait to be worth a look", () => {
  const lookout = createLookout(16);
  lookout.end(NOTHING);
  expect(lookout.isWorthIt(0)).toBe(true);
  for (let told = 0; told < 3; told += 1) lookout.tell();
  expect(lookout.isWorthIt(1)).toBe(false);
  lookout.tell();
  expect(lookout.isWorthIt(1)).toBe(true);
  expect(lookout.isWorthIt(13)).toBe(false);
});

test("what was told of before a look began is found by it, and what comes meanwhile is not forgotten", () => {
  const lookout = createLookout(16);
  for (let told = 0; told < 4; told += 1) lookout.tell();
  lookout.begin();
  lookout.tell();
  lookout.end({ asked: 16, found: 4, leftOut: false });
  expect([lookout.isWorthIt(4), lookout.hasSome()]).toEqual([false, true]);
});

test("after a look that found all it asked for there may be more, and room alone makes it worth another", () => {
  const lookout = createLookout(16);
  lookout.begin();
  lookout.end({ asked: 16, found: 16, leftOut: false });
  expect([lookout.hasSome(), lookout.isWorthIt(16), lookout.isWorthIt(12)]).toEqual([
    true,
    false,
    true,
  ]);
  lookout.end({ asked: 4, found: 1, leftOut: false });
  expect([lookout.hasSome(), lookout.isWorthIt(12)]).toEqual([false, false]);
});

test("a group that was left out for want of room may have tasks that nobody told of", () => {
  const lookout = createLookout(16);
  lookout.begin();
  lookout.end({ ...NOTHING, leftOut: true });
  expect([lookout.hasSome(), lookout.isWorthIt(4)]).toEqual([true, false]);
});
