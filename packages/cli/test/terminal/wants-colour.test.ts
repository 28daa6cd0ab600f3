import { expect, test } from "vitest";
import { wantsColour } from "../../src/terminal/style.js";

test.each([
  [{ isTerminal: true, environment: {} }, true],
  [{ isTerminal: false, environment: {} }, false],
  [{ isTerminal: true, color: false, environment: {} }, false],
  [{ isTerminal: true, environment: { NO_COLOR: "1" } }, false],
  // no-color.org: an empty value has no effect.
  [{ isTerminal: true, environment: { NO_COLOR: "" } }, true],
  [{ isTerminal: true, environment: { TERM: "dumb" } }, false],
  // no-color.org: the user's own settings override it.
  [{ isTerminal: true, color: true, environment: { NO_COLOR: "1" } }, true],
  [{ isTerminal: false, color: true, environment: {} }, false],
])("decides on colour for %j: %s", (facts, expected) => {
  expect(wantsColour(facts)).toBe(expected);
});
