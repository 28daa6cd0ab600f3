import { expect, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import {
  BASIC_TOKEN,
  CAPITALS_TOKEN,
  expandTokens,
  redactTokens,
  SHORTENED_TOKEN,
  SMALL_TOKEN,
  TOKEN,
} from "../../src/probe/credentials.js";

const target = resolveTarget({ baseUrl: "http://localhost", token: "Secret-token" });

test.each([
  [TOKEN, "Secret-token"],
  [SHORTENED_TOKEN, "Secret-toke"],
  [CAPITALS_TOKEN, "SECRET-TOKEN"],
  [SMALL_TOKEN, "secret-token"],
  [BASIC_TOKEN, Buffer.from("token:Secret-token").toString("base64")],
])("%s stands for %s, and is put back in its place", (placeholder, text) => {
  expect(expandTokens(target, `a ${placeholder} b`)).toBe(`a ${text} b`);
  expect(redactTokens(target, `a ${text} b`)).toBe(`a ${placeholder} b`);
});
