import { expect, test } from "vitest";
import { joinExitCodes } from "../../src/errors/exit-codes.js";

test.each([
  [[], 0],
  [[0, 0], 0],
  [[0, 4, 4], 4],
  [[0, 3], 3],
  [[3, 4], 1],
] as const)("for the exit codes %j, exits with %i", (codes, code) => {
  expect(joinExitCodes(codes)).toBe(code);
});
