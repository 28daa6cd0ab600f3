import { expect, test } from "vitest";
import { authenticateRequest } from "../src/authenticate/authenticate.js";
import { operations } from "../src/generated/operations.js";
import type { Operation } from "../src/contract/operation.js";
import { headerOf } from "../src/request/header-of.js";

const [operation] = Object.values(operations);
const scheme = (name: string, ...scopes: string[]) => ({
  scheme: name,
  scopes,
  by: { kind: "bearer" as const },
});

/** Returns the status of a call with the token `t`, which each of the `known` schemes accepts with its scopes. */
async function statusOf(
  security: Operation["security"],
  known: Record<string, readonly string[]>,
  authorization: string | undefined = "Bearer t",
): Promise<unknown> {
  if (!operation) throw new Error("The contract has no operation.");
  const authenticate = async (credentials: { scheme: string }) => {
    const scopes = known[credentials.scheme];
    return scopes && { principal: `by ${credentials.scheme}`, scopes };
  };
  const { signal } = new AbortController();
  const headers = { authorization };
  const header = (name: string) => headerOf(headers, name);
  const source = { headers, header, query: "", remoteAddress: undefined };
  const asked = { ...operation, security };
  return authenticateRequest(asked, { ...source, signal }, { authenticate }).catch(
    ({ status }: { status: number }) => status,
  );
}

test.each([
  ["one scheme", [[scheme("a")]], { a: [] }, "by a"],
  ["one scheme that does not take the token", [[scheme("a")]], { b: [] }, 401],
  ["a scope that is lacking", [[scheme("a", "read")]], { a: ["write"] }, 403],
  ["two schemes of which only the first is met", [[scheme("a"), scheme("b")]], { a: [] }, 401],
  ["two schemes that are both met", [[scheme("a"), scheme("b")]], { a: [], b: [] }, "by a"],
  [
    "a second scheme without its scope",
    [[scheme("a"), scheme("b", "read")]],
    { a: [], b: [] },
    403,
  ],
  ["an alternative", [[scheme("a")], [scheme("b")]], { b: [] }, "by b"],
  ["alternatives of which none is met", [[scheme("a")], [scheme("b")]], {}, 401],
  [
    "an alternative without the scope beside one with it",
    [[scheme("a", "x")], [scheme("b")]],
    { a: [], b: [] },
    "by b",
  ],
])("authenticates or refuses a call for %s", async (_, security, known, expected) => {
  expect(await statusOf(security, known as Record<string, readonly string[]>)).toBe(expected);
});

test.each([
  ["no requirement", []],
  ["an empty alternative", [[scheme("a")], []]],
])("accepts a caller without a token for %s", async (_, security) => {
  expect(await statusOf(security, {}, "")).toBeUndefined();
});
