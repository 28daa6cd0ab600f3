import { expect, test } from "vitest";
import { formatBytes } from "../../src/export/format-progress.js";

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1.0 KiB"],
  [33_554_432, "32.0 MiB"],
])("writes %i as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
