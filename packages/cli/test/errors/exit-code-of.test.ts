import { expect, test } from "vitest";
import { joinExitCodes } from "../../src/errors/exit-codes.js";

test.each([
  [[], 0],
  [[0, 0], 0],
  [[0, 4, 4], 4],
  [[0, 3], 3],
  [[3, 4], 1],
] as const)("of the codes %j the command ends with %i", (codes, code) => {
  expect(joinExitCodes(codes)).toBe(code);
});
