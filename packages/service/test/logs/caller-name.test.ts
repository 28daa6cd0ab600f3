import { expect, test } from "vitest";
import { createCallerName } from "../../src/logs/caller-name.js";

test.each([
  ["203.0.113.7", "203.0.113.0/24", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.0/24", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48", "2001:db8:1:2:3:4:5:6"],
  ["fe80::1", "fe80::/48", "fe80::1"],
  ["no address", undefined, undefined],
  [undefined, undefined, undefined],
])("logs the caller %s as %s, or in full as %s", (address, truncated, full) => {
  expect(createCallerName("truncated")(address)).toBe(truncated);
  expect(createCallerName("full")(address)).toBe(full);
});
