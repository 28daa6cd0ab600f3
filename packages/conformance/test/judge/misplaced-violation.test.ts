import { expect, test } from "vitest";
import { faultOfPlace } from "../../src/judge/misplaced-violation.js";
import type { Json } from "../../src/load/json.js";
import type { ProbeRequest } from "../../src/probe/exchange.js";
import { exportRequest, filePart, listRequest, webhookRequest } from "../../src/probe/requests.js";

const WEBHOOK = webhookRequest({ events: [1], "a/b": { c: 1 } });
const UPLOAD = exportRequest([filePart("{}"), { name: "more", content: "1" }]);
const EMPTY = { method: "POST", path: "/v2/webhooks" };
const LIST = listRequest("listWebhooks", "pageSize=0");

const RIGHT: readonly (readonly [Json, ProbeRequest])[] = [
  [{ in: "body", pointer: "" }, WEBHOOK],
  [{ in: "body", pointer: "" }, EMPTY],
  [{ in: "body", pointer: "/events/0" }, WEBHOOK],
  [{ in: "body", pointer: "/endpoint" }, WEBHOOK],
  [{ in: "body", pointer: "/a~1b/d" }, WEBHOOK],
  [{ in: "body", pointer: "/options/destination" }, UPLOAD],
  [{ in: "body", pointer: "/more" }, UPLOAD],
  [{ in: "query", name: "pageSize" }, LIST],
  [{ in: "header", name: "Idempotency-Key" }, WEBHOOK],
];

test.each(RIGHT)("accepts %j as the place of a violation", (violation, request) => {
  expect(faultOfPlace(violation, sent(request))).toBeUndefined();
});

const WRONG: readonly (readonly [Json, ProbeRequest])[] = [
  [{ in: "body" }, WEBHOOK],
  [{ in: "body", pointer: "events.0" }, WEBHOOK],
  [{ in: "body", pointer: "#/events" }, WEBHOOK],
  [{ in: "body", pointer: "/a~2b" }, WEBHOOK],
  [{ in: "body", pointer: "/body/events" }, WEBHOOK],
  [{ in: "body", pointer: "/events/first" }, WEBHOOK],
  [{ in: "body", pointer: "/destination" }, UPLOAD],
  [{ in: "body", pointer: "/pageSize" }, LIST],
  [{ in: "body", pointer: "" }, LIST],
  [{ in: "body", pointer: "/events" }, EMPTY],
  [{ in: "query" }, LIST],
  [{ in: "query", name: "pageSize" }, WEBHOOK],
];

test.each(WRONG)("rejects %j as the place of a violation", (violation, request) => {
  expect(faultOfPlace(violation, sent(request))).toBeDefined();
});

function sent(request: ProbeRequest) {
  return { ...request, url: `http://localhost${request.path}`, headers: {} };
}
