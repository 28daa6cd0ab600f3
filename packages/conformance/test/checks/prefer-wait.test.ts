import { expect, test } from "vitest";
import { appliedWait } from "../../src/checks/jobs/prefer-wait.js";

test.each([
  ["wait=30", 30],
  ["Wait=30", 30],
  ['wait="30"', 30],
  ["respond-async, wait=30", 30],
  ["wait=30, respond-async", 30],
  ["wait = 30", 30],
  ["wait", true],
  ["waiting=30", undefined],
  ["respond-async", undefined],
  ["wait=soon", undefined],
  [null, undefined],
])("reads from `Preference-Applied: %s` a wait of %s", (header, seconds) => {
  expect(appliedWait(header)).toBe(seconds);
});
