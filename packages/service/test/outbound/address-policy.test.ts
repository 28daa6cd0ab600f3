import { describe, expect, test } from "vitest";
import { isAllowedAddress } from "../../src/outbound/address-policy.js";

const strict = { allowLoopback: false, allowPrivate: false };
const loose = { allowLoopback: true, allowPrivate: true };

describe("default settings", () => {
  test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("allows %s", (address) => {
    expect(isAllowedAddress(address, strict)).toBe(true);
  });

  test.each([
    "127.0.0.1",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "192.0.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:168.63.129.16",
    "fc00::1",
    "fe80::1",
    "fec0::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "64:ff9b:1::a00:1",
    "::ffff:0:7f00:1",
    "100:0:0:1::1",
    "4000::1",
    "2606:2800::1%lo",
    "ff02::1",
    "nonsense",
    "",
  ])("refuses `%s`", (address) => {
    expect(isAllowedAddress(address, strict)).toBe(false);
  });
});

test("refuses link-local addresses although private networks are allowed", () => {
  const allowed = (address: string) => isAllowedAddress(address, loose);
  expect(["10.0.0.1", "127.0.0.1", "::1", "fc00::1"].map(allowed)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["169.254.169.254", "fe80::1", "::7f00:1"].map(allowed)).toEqual([false, false, false]);
});
