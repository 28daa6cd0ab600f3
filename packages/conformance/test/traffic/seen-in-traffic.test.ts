// Kinds of faults that are visible in traffic, no matter who sent the requests.
import { expect, test } from "vitest";
import type { Recorded } from "../../src/recording/recorded.js";
import { judgeTraffic } from "../../src/traffic/judge-traffic.js";
import { create, CREATED, exchange, foundIn, WEBHOOK } from "./recorded-exchange.js";

const KEY = { "idempotency-key": "a" };

test.each<[string, RegExp, readonly Recorded[]]>([
  [
    "a redirect to a login page",
    /^statuses-known: listWebhooks returned 302/,
    [exchange({}, { status: 302, headers: { location: "/login" } })],
  ],
  ["418", /^statuses-known: listWebhooks returned 418/, [exchange({}, { status: 418 })]],
  [
    "405 without `Allow`",
    /^other-methods-refused: \/v2\/webhooks with DELETE: expected `Allow` to name/,
    [exchange({ method: "DELETE" }, { status: 405 })],
  ],
  [
    "405 with an `Allow` that is nonsense",
    /^other-methods-refused: .*expected `Allow`/,
    [exchange({ method: "PUT" }, { status: 405, headers: { allow: "GET, PUT, nothing" } })],
  ],
  [
    "405 of an unknown path without `Allow`",
    /^other-methods-refused: GET on an unknown path/,
    [exchange({ path: "/v2/nothing" }, { status: 405 })],
  ],
  [
    "404 for a method of a known path",
    /^other-methods-refused: \/v2\/webhooks with PATCH: expected 405/,
    [exchange({ method: "PATCH" }, { status: 404 })],
  ],
  [
    "OPTIONS that is refused",
    /^other-methods-refused: \/v2\/webhooks with OPTIONS: expected 204/,
    [exchange({ method: "OPTIONS" }, { status: 405, headers: { allow: "GET, HEAD, POST" } })],
  ],
  [
    "an absent description that comes back as an empty text",
    /^webhooks-come-back: createWebhook: expected `description`/,
    [create({}, { status: 201, body: { ...CREATED, description: "" } })],
  ],
  [
    "another set of events",
    /^webhooks-come-back: createWebhook: expected `events`/,
    [create({}, { status: 201, body: { ...CREATED, events: ["job.failed"] } })],
  ],
  [
    "409 without a key",
    /^conflicts-are-conflicts: createWebhook without Idempotency-Key/,
    [create({}, { status: 409 })],
  ],
  [
    "409 for a key whose resource is there",
    /^conflicts-are-conflicts: createWebhook whose key's first request is stored/,
    [
      create({ key: "a" }, { status: 201, headers: KEY, body: CREATED }),
      create({ key: "a" }, { status: 409 }),
    ],
  ],
  [
    "a key that collides between operations",
    /^keys-stay-apart: createWebhook under a key that another operation has used/,
    [
      exchange(
        { method: "POST", path: "/v2/export/hosted-docs", key: "a" },
        { status: 202, headers: KEY, body: { id: "2f1c9b3e-7c1f-4f7e-9d4a-3b1b7a1d9c10" } },
      ),
      create(
        { key: "a" },
        {
          status: 422,
          body: { type: "urn:problem-type:document-export:idempotency-mismatch", status: 422 },
        },
      ),
    ],
  ],
  [
    "a key that collides between tokens",
    /^keys-stay-apart: createWebhook under a key that another token has used/,
    [
      create({ key: "a" }, { status: 201, headers: KEY, body: { ...CREATED, id: "w1" } }),
      create(
        { key: "a", token: "second-token" },
        { status: 201, headers: KEY, body: { ...CREATED, id: "w1" } },
      ),
    ],
  ],
])("%s is found", async (_, wanted, exchanges) => {
  const found = await foundIn(...exchanges);
  expect(found.filter((one) => wanted.test(one))).not.toEqual([]);
});

test("finds nothing in correct exchanges at the same places", async () => {
  const allow = { allow: "GET, HEAD, POST" };
  const found = await foundIn(
    exchange({ method: "DELETE" }, { status: 405, headers: allow, body: {} }),
    exchange({ method: "OPTIONS" }, { status: 204, headers: allow }),
    create({ key: "a" }, { status: 201, headers: KEY, body: CREATED }),
    create(
      { key: "a", token: "second-token" },
      { status: 201, headers: KEY, body: { ...CREATED, id: 8 } },
    ),
    create({ key: "b" }, { status: 409, body: {} }),
  );
  const own = /^(?:statuses-known|other-methods-refused|webhooks-|conflicts-|keys-stay)/;
  expect(found.filter((one) => own.test(one))).toEqual([]);
});

test("does not compare text redacted as a credential only later", async () => {
  const description = "a text that somebody tries as a token";
  const webhook = { ...CREATED, description };
  const list = { items: [{ ...webhook, description: "$B_TOKEN" }], pagination: {} };
  const found = await foundIn(
    create({ body: { ...WEBHOOK, description } }, { status: 201, body: webhook }),
    exchange({}, { status: 200, body: list }),
  );
  expect(found.filter((one) => one.startsWith("webhooks-come-back"))).toEqual([]);
});

test.each([
  ["a file that is no JSON", "/v2/export/hosted-docs", 400],
  ["a path with an empty segment", "//v2/export/hosted-docs", 404],
])("accepts the refusal of %s", async (_, path, status) => {
  const part = (name: string, content: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.json"\r\nContent-Type: application/json\r\n\r\n${content}\r\n`;
  const text = `${part("file", path.startsWith("//") ? "{}" : '{"body":')}${part("options", '{"destination":1}')}--b--\r\n`;
  const { request, ...rest } = exchange({ method: "POST", path }, { status, body: {} });
  const headers = [
    ...request.headers,
    ["content-type", "multipart/form-data; boundary=b"] as const,
  ];
  const bytes = Buffer.from(text);
  const body = { bytes, size: bytes.length, isDecoded: true };
  const judging = judgeTraffic({ source: "test" });
  await judging.see({ ...rest, request: { ...request, headers, body } });
  const rule = judging.end().rules.find(({ id }) => id === "right-requests-accepted");
  expect(rule?.findings).toEqual([]);
});
