import { expect, test } from "vitest";
import { operations } from "../../src/generated/operations.js";
import type { Operation } from "../../src/contract/operation.js";
import { createRouter } from "../../src/route/router.js";

const [template] = Object.values(operations);

function router(...routes: string[]) {
  if (!template) throw new Error("The contract has no operation.");
  return createRouter(
    routes.map((route): Operation => {
      const [method = "", path = ""] = route.split(" ");
      return { ...template, id: route, method, path };
    }),
  );
}

const find = (routes: readonly string[], request: string) => {
  const [method = "", path = ""] = request.split(" ");
  const { operation, path: captured } = router(...routes).match(method, path);
  return [operation.id, captured];
};

test.each<[string, string[], string, Record<string, string>]>([
  ["GET /a", ["GET /a/{id}", "GET /a"], "GET /a", {}],
  ["GET /a/b", ["GET /a/{id}", "GET /a/b"], "GET /a/b", {}],
  ["GET /a/c", ["GET /a/{id}", "GET /a/b"], "GET /a/{id}", { id: "c" }],
  ["PUT /a/b", ["PUT /a/{id}", "GET /a/b"], "PUT /a/{id}", { id: "b" }],
  ["GET /a/b/c", ["GET /a/b", "GET /a/{id}/c"], "GET /a/{id}/c", { id: "b" }],
  ["GET /a/b/d", ["GET /a/{x}/c", "GET /a/{y}/d"], "GET /a/{y}/d", { y: "b" }],
  ["GET /a/1...2", ["GET /a/{x}", "GET /a/{b}...{h}"], "GET /a/{b}...{h}", { b: "1", h: "2" }],
  ["GET /a/x.json", ["GET /a/{id}.json"], "GET /a/{id}.json", { id: "x" }],
  ["GET /a/x%2Fy", ["GET /a/{id}"], "GET /a/{id}", { id: "x%2Fy" }],
  ["GET /%61", ["GET /{id}", "GET /a"], "GET /a", {}],
  ["GET /a/%62", ["GET /a/{id}", "GET /a/b"], "GET /a/b", {}],
  ["GET /a/%7Eb", ["GET /a/~b"], "GET /a/~b", {}],
  ["GET /~b", ["GET /%7eb"], "GET /%7eb", {}],
  ["GET /a%3ab", ["GET /a%3Ab"], "GET /a%3Ab", {}],
  ["GET /%61/x%79", ["GET /a/{id}"], "GET /a/{id}", { id: "x%79" }],
  ["GET /a/x%2ejson", ["GET /a/{id}.json"], "GET /a/{id}.json", { id: "x" }],
  ["GET /a.b.c", ["GET /{x}.{y}"], "GET /{x}.{y}", { x: "a.b", y: "c" }],
  ["GET /a.b%2ec", ["GET /{x}.{y}"], "GET /{x}.{y}", { x: "a", y: "b%2ec" }],
  [
    "GET /a.b.c.d",
    ["GET /v.{x}.d", "GET /{x}.{y}.{z}"],
    "GET /{x}.{y}.{z}",
    { x: "a.b", y: "c", z: "d" },
  ],
  ["GET /a...", ["GET /{x}.{y}.{z}", "GET /{id}"], "GET /{id}", { id: "a..." }],
  ["GET /....", ["GET /{x}.{y}"], "GET /{x}.{y}", { x: "..", y: "." }],
  ["GET /ab%63d", ["GET /{x}{y}"], "GET /{x}{y}", { x: "ab", y: "%63d" }],
  ["GET /a%C3%A9", ["GET /{x}{y}"], "GET /{x}{y}", { x: "a%C3", y: "%A9" }],
  ["HEAD /a", ["GET /a"], "GET /a", {}],
  ["HEAD /a", ["GET /a", "HEAD /a"], "HEAD /a", {}],
  ["GET /", ["GET /"], "GET /", {}],
  ["GET /__proto__", ["GET /{id}"], "GET /{id}", { id: "__proto__" }],
])("routes %s among %o to %s", (request, routes, id, captured) => {
  expect(find(routes, request)).toEqual([id, captured]);
});

test.each([
  ["GET /a/", ["GET /a"]],
  ["GET /a/", ["GET /a/{id}"]],
  ["GET /a/b/c", ["GET /a/{id}"]],
  ["GET /aXb", ["GET /a.b"]],
  ["GET /constructor", ["GET /a"]],
  ["GET /a/xjson", ["GET /a/{id}.json"]],
  ["GET /a%2Fb", ["GET /a/b"]],
  ["GET /%2561", ["GET /a", "GET /%61"]],
  ["GET /%6", ["GET /a"]],
])("finds no route for %s among %o", (request, routes) => {
  expect(() => find(routes, request)).toThrow("There is no resource at this path.");
});

test("ends soon for segments that nearly match several parameters", () => {
  const long = (text: string) => text.repeat(8000);
  expect(() => find(["GET /{a}.{b}.{c}.{d}.json"], `GET /${long(".")}`)).toThrow("no resource");
  expect(() => find(["GET /{a}{b}{c}.json"], `GET /${long("1")}x`)).toThrow("no resource");
});

test("lists the allowed methods of every template that matches a path", () => {
  const { allowed, match } = router("GET /a/b", "PUT /a/{id}", "DELETE /{x}/b");
  expect(allowed("/a/b")).toEqual(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);
  expect(allowed("/c")).toBeUndefined();
  expect(() => match("POST", "/a/b")).toThrow("Expected one of GET, HEAD, PUT, DELETE, OPTIONS");
});

test("leaves OPTIONS to the operation that describes it", () => {
  const { allowed, match } = router("GET /a", "OPTIONS /{id}", "GET /a/b");
  expect(allowed("/a")).toBeUndefined();
  expect(match("OPTIONS", "/a").operation.id).toBe("OPTIONS /{id}");
  expect(allowed("/a/b")).toEqual(["GET", "HEAD", "OPTIONS"]);
});
