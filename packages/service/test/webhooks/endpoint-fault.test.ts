import { expect, test } from "vitest";
import { endpointFault } from "../../src/webhooks/endpoint-fault.js";

const strict = { allowHttp: false, allowLoopback: false, allowPrivate: false };
const demo = { ...strict, allowHttp: true, allowLoopback: true };

test.each([
  "https://example.net/hook",
  "https://example.net:8443/?a=b",
  "https://93.184.216.34/",
  `https://example.net/${"報".repeat(670)}`,
])("takes `%s`", (endpoint) => {
  expect(endpointFault(endpoint, strict)).toBeUndefined();
});

test.each([
  ["hook", "is no absolute URL"],
  ["http://example.net/", "is not `https`"],
  ["ftp://example.net/", "is not `https`"],
  ["https://user:pass@example.net/", "holds a user name or a password"],
  ["https://localhost/", "is no public address"],
  ["https://a.localhost./", "is no public address"],
  ["https://2130706433/", "is no public address"],
  ["https://[::1]/", "is no public address"],
  ["https://169.254.169.254/", "is no public address"],
  ["https://example.net/\0", "holds a control character"],
  [`https://example.net/${"報".repeat(680)}`, "is longer than 2048 bytes"],
])("refuses `%s`", (endpoint, fault) => {
  expect(endpointFault(endpoint, strict)).toBe(fault);
});

test("takes http on this machine where the operator allows it, and nothing private", () => {
  expect(endpointFault("http://localhost:9000/", demo)).toBeUndefined();
  expect(endpointFault("http://127.0.0.1:9000/", demo)).toBeUndefined();
  expect(endpointFault("http://10.0.0.1/", demo)).toBe("is no public address");
});
