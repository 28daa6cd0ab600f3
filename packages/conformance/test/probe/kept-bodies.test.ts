import { expect, test } from "vitest";
import type { Exchange } from "../../src/probe/exchange.js";
import { createKeptBodies } from "../../src/probe/guard/kept-bodies.js";

const exchangeWith = (text: string): Exchange => {
  const bytes = Buffer.from(text);
  const response = { status: 200, headers: new Headers(), rawHeaders: [], bytes, text, json: [] };
  const request = { method: "GET", path: "/v2/collections", url: "http://a.example", headers: {} };
  return { request, response, sentAt: 0, milliseconds: 0 };
};

test("ends a run whose responses take too much memory together", () => {
  const keep = createKeptBodies(2 ** 20);
  const exchange = exchangeWith("x".repeat(100_000));
  for (let count = 0; count < 5; count += 1) keep(exchange);
  expect(() => keep(exchange)).toThrow(
    /^the 6 responses .* 1 MiB .* \/v2\/collections, has 100000 bytes/,
  );
});

test("counts what many small values of a body take", () => {
  expect(() => createKeptBodies(2 ** 22)(exchangeWith("[".repeat(100_000)))).toThrow(/4 MiB/);
});
