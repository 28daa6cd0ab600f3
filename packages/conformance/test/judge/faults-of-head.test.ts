import { expect, test } from "vitest";
import { faultsOfHead } from "../../src/judge/faults-of-head.js";
import type { Exchange } from "../../src/probe/exchange.js";

const DATE = ["Date", "Sun, 22 Nov 2026 16:20:00 GMT"] as const;

type Line = readonly [name: string, value: string];

const SOUND: readonly (readonly [what: string, status: number, lines: readonly Line[]])[] = [
  ["a date", 200, [DATE]],
  ["no date in a 5xx", 501, []],
  ["a coding that was asked for", 200, [DATE, ["Content-Encoding", "gzip"]]],
  ["a private copy", 200, [DATE, ["Cache-Control", "private, max-age=5"]]],
  ["a copy a token", 200, [DATE, ["Cache-Control", "public"], ["Vary", "Authorization"]]],
];

test.each(SOUND)("accepts %s", (_, status, lines) => {
  expect(faultsOfHead(exchange(status, lines))).toEqual([]);
});

const FAULTY: readonly (readonly [what: string, status: number, lines: readonly Line[]])[] = [
  ["no date", 404, []],
  ["a date of another form", 200, [["Date", "2026-11-22T16:20:00Z"]]],
  ["a length in a 204", 204, [DATE, ["Content-Length", "0"]]],
  [
    "a length beside chunks",
    200,
    [DATE, ["Content-Length", "2"], ["Transfer-Encoding", "chunked"]],
  ],
  ["two types", 200, [DATE, ["Content-Type", "a/b"], ["Content-Type", "a/c"]]],
  ["a coding that was excluded", 200, [DATE, ["Content-Encoding", "br"]]],
  ["a copy for everybody", 200, [DATE, ["Cache-Control", "public, max-age=60"]]],
];

test.each(FAULTY)("reports %s as a fault", (_, status, lines) => {
  expect(faultsOfHead(exchange(status, lines))).toHaveLength(1);
});

function exchange(status: number, rawHeaders: readonly Line[]): Exchange {
  const headers = { authorization: "Bearer $TOKEN", "accept-encoding": "gzip, br;q=0" };
  const path = "/v2/collections";
  const request = { method: "GET", path, url: `http://localhost${path}`, headers };
  const lines = rawHeaders.map(([name, value]): [string, string] => [name, value]);
  const parts = { bytes: new Uint8Array(), text: "", json: undefined };
  const response = { status, headers: new Headers(lines), rawHeaders, ...parts };
  return { request, response, sentAt: 0, milliseconds: 1 };
}
