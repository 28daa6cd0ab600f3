import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { callerAddressReader, type ProxyTrust } from "../../src/proxies/caller-address.js";
import { parseSettings } from "../../src/config/load-settings.js";
import { startDemo } from "../support/start-demo.js";

const proxy = "10.0.0.2";
const caller = "203.0.113.7";
const claimed = "192.0.2.1";

/** Returns the caller address that is determined for a request from a proxy. */
function addressBehind(trust: Partial<ProxyTrust>, header: string, remoteAddress = proxy) {
  const all = { trustProxy: 0, forwardedHeader: "x-forwarded-for", ...trust } as const;
  const read = callerAddressReader(all);
  return read({ remoteAddress, headers: { [all.forwardedHeader]: header } });
}

test.each([
  ["without trust the header is not read", 0, `${caller}`, proxy],
  ["one proxy", 1, caller, caller],
  ["what a caller claims stands to the left", 1, `${claimed}, ${caller}`, caller],
  ["two proxies", 2, `${claimed}, ${caller}, 10.0.0.9`, caller],
  ["more hops than there are", 5, `${caller}, 10.0.0.9`, caller],
  ["no header", 1, "", proxy],
  ["networks", ["10.0.0.0/8"], `${claimed}, ${caller}, 10.0.0.9`, caller],
  ["a network that the connection is not from", ["172.16.0.0/12"], caller, proxy],
  ["only trusted addresses", ["10.0.0.0/8"], "10.0.0.8, 10.0.0.9", "10.0.0.8"],
  ["a single address", [proxy], `${claimed},${caller}`, caller],
  ["an IPv6 caller with a port", 1, "[2001:db8::1]:443", "2001:db8::1"],
  ["an IPv4 caller with a port", 1, `${caller}:5000`, caller],
  ["no address", 1, `${claimed}, unknown`, proxy],
  ["a shorthand that no proxy writes", 1, "127.1", proxy],
])("X-Forwarded-For with %s", (_title, trustProxy, header, expected) => {
  expect(addressBehind({ trustProxy }, header)).toBe(expected);
});

test.each([
  [`for=${claimed}, for=${caller};proto=https;by=10.0.0.2`, caller],
  ['for="[2001:db8::1]:4711"', "2001:db8::1"],
  ['For="_a, for=192.0.2.1"', proxy],
  ["proto=https", proxy],
])("reads Forwarded: %s as %s", (header, expected) => {
  const trust = { trustProxy: 1, forwardedHeader: "forwarded" } as const;
  expect(addressBehind(trust, header)).toBe(expected);
});

test("matches a proxy's IPv4-mapped IPv6 address with an IPv4 network", () => {
  const trust = { trustProxy: ["10.0.0.0/8"] };
  expect(addressBehind(trust, caller, `::ffff:${proxy}`)).toBe(caller);
});

test("reads a number of proxies or their networks from the setting", () => {
  expect(parseSettings({}).trustProxy).toBe(0);
  expect(parseSettings({ trustProxy: "2" }).trustProxy).toBe(2);
  expect(parseSettings({ trustProxy: "10.0.0.0/8, ::1" }).trustProxy).toEqual([
    "10.0.0.0/8",
    "::1",
  ]);
  expect(() => parseSettings({ trustProxy: ["10.0.0.0/33"] })).toThrow(/`trustProxy\.0`: expected/);
  expect(() => parseSettings({ trustProxy: "yes" })).toThrow(/expected an address or a network/);
});

test("limits each caller behind one proxy by their own address", async () => {
  const { service } = await startDemo({ trustProxy: 1, limits: { failedTokensPerMinute: 1 } });
  const guess = async (forwarded: string) => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const lines = ["GET /v2/collections HTTP/1.1", "Host: a", "Authorization: Bearer guess"];
    socket.write([...lines, forwarded, "Connection: close", "", ""].join("\r\n"));
    return (await text(socket)).split(" ", 2)[1];
  };
  expect(await guess(`X-Forwarded-For: ${caller}`)).toBe("401");
  expect(await guess(`X-Forwarded-For: ${claimed}\r\nX-Forwarded-For: ${caller}`)).toBe("429");
  expect(await guess(`X-Forwarded-For: ${caller}, 203.0.113.8`)).toBe("401");
  expect(await guess(`X-Forwarded-For: ${caller}\r\nForwarded: for=203.0.113.9`)).toBe("429");
});
