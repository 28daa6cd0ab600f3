import { expect, test } from "vitest";
import { didYouMean } from "../../src/settings/did-you-mean.js";

const names = ["baseUrl", "token", "timeout"];

test.each([
  ["base_url", " Did you mean `baseUrl`?"],
  ["tokens", " Did you mean `token`?"],
  ["tokne", " Did you mean `token`?"],
  ["otken", " Did you mean `token`?"],
  ["TIMOUT", " Did you mean `timeout`?"],
  ["zone", ""],
  ["", ""],
])("for %j, suggests %j", (given, question) => {
  expect(didYouMean(given, names)).toBe(question);
});
