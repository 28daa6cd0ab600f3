import { expect, test } from "vitest";
import { wantsColour } from "../../src/terminal/style.js";

test.each([
  [{ isTerminal: true, environment: {} }, true],
  [{ isTerminal: false, environment: {} }, false],
  [{ isTerminal: true, color: false, environment: {} }, false],
  [{ isTerminal: true, environment: { NO_COLOR: "1" } }, false],
  // no-color.org: an empty value says nothing.
  [{ isTerminal: true, environment: { NO_COLOR: "" } }, true],
  [{ isTerminal: true, environment: { TERM: "dumb" } }, false],
])("%j: %s", (facts, expected) => {
  expect(wantsColour(facts)).toBe(expected);
});
