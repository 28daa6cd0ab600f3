import { expect, test } from "vitest";
import { invalidEndpointReason } from "../../src/webhooks/endpoint.js";

const strict = { allowHttp: false, allowLoopback: false, allowPrivate: false };
const demo = { ...strict, allowHttp: true, allowLoopback: true };

test.each([
  "https://example.net/hook",
  "https://example.net:8443/?a=b",
  "https://93.184.216.34/",
  `https://example.net/${"報".repeat(670)}`,
  "https://example.net/\ud83d\ude80",
])("accepts `%s`", (endpoint) => {
  expect(invalidEndpointReason(endpoint, strict)).toBeUndefined();
});

test.each([
  ["hook", "is not an absolute URL"],
  ["http://example.net/", "does not use `https`"],
  ["ftp://example.net/", "does not use `https`"],
  ["https://user:pass@example.net/", "contains a user name or a password"],
  ["https://user@example.net/", "contains a user name or a password"],
  ["https://localhost/", "is not a public address"],
  ["https://a.localhost./", "is not a public address"],
  ["https://2130706433/", "is not a public address"],
  ["https://[::1]/", "is not a public address"],
  ["https://169.254.169.254/", "is not a public address"],
  ["https://example.net/\0", "contains a control character"],
  ["https://example.net/\ud800", "contains half of a surrogate pair"],
  ["https://example.net/\udc00\ud800", "contains half of a surrogate pair"],
  [`https://example.net/${"報".repeat(680)}`, "is longer than 2048 bytes"],
])("refuses `%s`", (endpoint, reason) => {
  expect(invalidEndpointReason(endpoint, strict)).toBe(reason);
});

test("accepts http on this machine if allowed, but no private address", () => {
  expect(invalidEndpointReason("http://localhost:9000/", demo)).toBeUndefined();
  expect(invalidEndpointReason("http://127.0.0.1:9000/", demo)).toBeUndefined();
  expect(invalidEndpointReason("http://10.0.0.1/", demo)).toBe("is not a public address");
});
