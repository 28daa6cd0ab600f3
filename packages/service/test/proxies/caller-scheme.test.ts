import { expect, test } from "vitest";
import type { ProxyTrust } from "../../src/proxies/caller-address.js";
import { callerSchemeReader } from "../../src/proxies/caller-scheme.js";

const proxy = "10.0.0.2";

/** Returns the scheme that is determined for a request from a proxy. */
function schemeBehind(trust: Partial<ProxyTrust>, headers: Readonly<Record<string, string>>) {
  const read = callerSchemeReader({ trustProxy: 0, forwardedHeader: "x-forwarded-for", ...trust });
  return read({ remoteAddress: proxy, headers });
}

test.each([
  ["nobody is trusted", 0, "https", undefined],
  ["one proxy", 1, "https", "https"],
  ["what a caller claims stands to the left", 1, "https, http", "http"],
  ["the outer one of two proxies is asked", 2, "https, http", "https"],
  ["an inner proxy passes on what it got", 2, "https", "https"],
  ["a network", ["10.0.0.0/8"], "https, http", "https"],
  ["a network that the connection is not from", ["172.16.0.0/12"], "https", undefined],
  ["no scheme", 1, "javascript", undefined],
])("X-Forwarded-Proto: %s", (_title, trustProxy, header, expected) => {
  expect(schemeBehind({ trustProxy }, { "x-forwarded-proto": header })).toBe(expected);
});

test.each([
  ["for=192.0.2.1;proto=https;by=10.0.0.2", "https"],
  ['for="[2001:db8::1]:47"; proto="HTTPS"', "https"],
  ["for=192.0.2.1;proto=https, for=192.0.2.2", undefined],
  ["for=192.0.2.1", undefined],
])("reads Forwarded: %s as %s", (forwarded, expected) => {
  const headers = { forwarded, "x-forwarded-proto": "http" };
  expect(schemeBehind({ trustProxy: 1, forwardedHeader: "forwarded" }, headers)).toBe(expected);
});
