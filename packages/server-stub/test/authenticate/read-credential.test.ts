import { expect, test } from "vitest";
import { readCredential } from "../../src/authenticate/read-credential.js";
import type { SecurityScheme } from "../../src/contract/operation.js";
import { headerOf } from "../../src/request/header-of.js";

const bearer: SecurityScheme = { kind: "bearer" };
const basic: SecurityScheme = { kind: "basic" };
const key = (place: "query" | "header" | "cookie"): SecurityScheme => ({
  kind: "apiKey",
  in: place,
  name: "Api-Key",
});

test.each<
  [SecurityScheme, { headers?: Record<string, string>; query?: string }, string | undefined]
>([
  [bearer, { headers: { authorization: "bEaReR abc" } }, "abc"],
  [bearer, { headers: { authorization: "Bearer a b" } }, undefined],
  [bearer, { headers: { authorization: "Basic abc" } }, undefined],
  [basic, { headers: { authorization: "Basic dXNlcjpwYXNz" } }, "user:pass"],
  [basic, { headers: { authorization: "Basic dXNlcjpww6Q=" } }, "user:pä"],
  [basic, { headers: { authorization: "Basic dXNlcg==" } }, undefined],
  [basic, { headers: { authorization: "Basic _" } }, undefined],
  [key("header"), { headers: { "api-key": "abc" } }, "abc"],
  [key("header"), { headers: { "api-key": "" } }, undefined],
  [key("query"), { query: "a=1&Api-Key=a%2Bc" }, "a+c"],
  [key("query"), { query: "Api-Key=a&Api-Key=b" }, undefined],
  [key("query"), { query: "Api-Key=%" }, undefined],
  [key("query"), { query: "api-key=a" }, undefined],
  [key("cookie"), { headers: { cookie: "a=1; Api-Key=abc" } }, "abc"],
  [key("cookie"), { headers: { cookie: "a=1" } }, undefined],
  [{ kind: "unknown", type: "mutualTLS" }, { headers: { authorization: "Bearer a" } }, ""],
])("the scheme %o in %o reads the credential %s", (scheme, { headers = {}, query = "" }, token) => {
  expect(readCredential(scheme, { header: (name) => headerOf(headers, name), query })).toBe(token);
});
