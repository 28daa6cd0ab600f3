// More faults visible in traffic: what callers without a token learn, keys, lists, and errors that name no place.
import { expect, test } from "vitest";
import type { Recorded } from "../../src/recording/recorded.js";
import { create, CREATED, exchange, foundIn, WEBHOOK } from "./recorded-exchange.js";

const MISMATCH = {
  type: "urn:problem-type:document-export:idempotency-mismatch",
  title: "Other content",
  status: 422,
  detail: "Use another key.",
};
const ONE_VIOLATION = {
  type: "urn:problem-type:document-export:invalid-request",
  title: "Invalid request",
  status: 400,
  detail: "Expected another value.",
  errors: [{ in: "query", name: "pageNo", keyword: "minimum", detail: "Expected 1." }],
};
const { events, endpoint, connections } = WEBHOOK;

const listed = (items: readonly object[], pageSize = 50): object => ({
  items,
  pagination: {
    pageNo: 1,
    pageSize,
    pageCount: items.length > 0 ? 1 : 0,
    totalRecordCount: items.length,
  },
});

const created = (key = "a", id = 7): Recorded =>
  create({ key }, { status: 201, headers: { "idempotency-key": key }, body: { ...CREATED, id } });

test.each<[string, RegExp, readonly Recorded[]]>([
  [
    "HEAD that needs no token",
    /^credentials-demanded: HEAD \/v2\/webhooks without Authorization: expected 401, got success/,
    [exchange({ method: "HEAD", token: null }, { status: 200 })],
  ],
  ...["/V2/Webhooks", "//v2/webhooks", "/v2/%77ebhooks/", "/v2/webhooks;a=b"].map(
    (path): [string, RegExp, readonly Recorded[]] => [
      `\`${path}\` that needs no token`,
      /^credentials-demanded: GET \S+ without Authorization: expected 401, got success/,
      [exchange({ path, token: null }, { status: 200, body: listed([]) })],
    ],
  ),
  [
    "403 without a token",
    /^credentials-demanded: listWebhooks without Authorization: expected 401, got 403/,
    [exchange({ token: null }, { status: 403, body: {} })],
  ],
  [
    "a body that is judged before the token",
    /^credentials-demanded: createWebhook without Authorization: expected 401, got 400/,
    [create({ token: null, body: {} }, { status: 400, body: {} })],
  ],
  [
    "a key in two lines that is taken",
    /^wrong-requests-refused: createWebhook with `Idempotency-Key` twice/,
    [create({ key: "a", isTwice: true }, { status: 201, body: CREATED })],
  ],
  [
    "a key that must be a UUID",
    /^right-requests-accepted: createWebhook as the contract has it: expected no refusal/,
    [create({ key: "order-17" }, { status: 400, body: {} })],
  ],
  [
    "members in another order that are another content",
    /^keys-keep-meaning: createWebhook repeated .* with the same content: .* got 422/,
    [
      created(),
      create(
        { key: "a", body: { connections, events, endpoint } },
        { status: 422, body: MISMATCH },
      ),
    ],
  ],
  [
    "the resource of another key",
    /^keys-keep-meaning: createWebhook under a key of its own/,
    [created("a"), created("A")],
  ],
  [
    "a key that counts and does not come back",
    /^key-sent-back: createWebhook repeated with a key: expected `Idempotency-Key`/,
    [1, 2].map(() => create({ key: "a" }, { status: 201, body: CREATED })),
  ],
  [
    "another size of a page where none is asked for",
    /^lists-complete: listWebhooks without `pageSize`: expected `pagination.pageSize` 50, got 20/,
    [exchange({ path: "/v2/webhooks?pageSize=" }, { status: 200, body: listed([], 20) })],
  ],
  [
    "an id that two items share",
    /^lists-complete: listWebhooks: expected each id once/,
    [exchange({}, { status: 200, body: listed([CREATED, CREATED]) })],
  ],
  [
    "a webhook that is not listed",
    /^lists-complete: listWebhooks: expected the webhook that was registered/,
    [created(), exchange({}, { status: 200, body: listed([{ ...CREATED, id: 6 }]) })],
  ],
  [
    "an origin that comes back",
    /^webhooks-come-back: createWebhook: expected no `origin`/,
    [
      create(
        { body: { ...WEBHOOK, origin: "site" } },
        { status: 201, body: { ...CREATED, origin: "site" } },
      ),
    ],
  ],
  [
    "a refusal that has the body of its request",
    /^internals-hidden: createWebhook returned 400: expected no body of the request/,
    [
      create(
        {},
        { status: 400, body: { ...ONE_VIOLATION, input: { connections, events, endpoint } } },
      ),
    ],
  ],
  [
    "the first of two mistakes alone",
    /^every-violation-listed: listWebhooks with several mistakes: expected all of them, got 1/,
    [exchange({ path: "/v2/webhooks?pageNo=0&pageSize=0" }, { status: 400, body: ONE_VIOLATION })],
  ],
])("%s is found", async (_, wanted, exchanges) => {
  const found = await foundIn(...exchanges);
  expect(found.filter((one) => wanted.test(one))).not.toEqual([]);
});

test("finds nothing in correct exchanges at the same places", async () => {
  const found = await foundIn(
    exchange({ method: "HEAD", token: null }, { status: 401 }),
    exchange({ path: "//v2/webhooks", token: null }, { status: 404, body: {} }),
    // A caller whose request no server understands gets that error first.
    create({ token: null, key: "", body: {} }, { status: 400, body: {} }),
    created("a", 7),
    created("b", 8),
    create(
      { key: "a", body: { ...WEBHOOK, endpoint: "https://example.org/" } },
      { status: 422, body: MISMATCH },
    ),
    create({ key: "c" }, { status: 201, body: { ...CREATED, id: 9 } }),
    exchange({}, { status: 200, body: listed([7, 8, 9].map((id) => ({ ...CREATED, id }))) }),
    exchange({ path: "/v2/webhooks?pageNo=0" }, { status: 400, body: ONE_VIOLATION }),
    create(
      { key: "k".repeat(256), body: {} },
      { status: 400, body: { ...ONE_VIOLATION, errors: [{}] } },
    ),
  );
  const own =
    /^(?:credentials-|internals-|keys-keep|key-sent|lists-|webhooks-|every-violation|wrong-|right-)/;
  expect(found.filter((one) => own.test(one))).toEqual([]);
});
