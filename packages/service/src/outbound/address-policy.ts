import ipaddr from "ipaddr.js";

/** What the operator allows beyond public addresses. */
export interface AddressPolicy {
  readonly allowLoopback: boolean;
  readonly allowPrivate: boolean;
}

// Ranges that the library takes for public unicast. `::/96` wraps IPv4 in a form that some systems
// still route; 168.63.129.16 answers inside one cloud with the secrets of the machine.
const DENIED: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][] = [
  ipaddr.parseCIDR("::/96"),
  ipaddr.parseCIDR("168.63.129.16/32"),
];
const PRIVATE: ReadonlySet<string> = new Set(["private", "uniqueLocal", "carrierGradeNat"]);

/** Whether the service may connect to an IP address; anything that is not plainly allowed is not. */
export function isAllowedAddress(text: string, policy: AddressPolicy): boolean {
  if (!ipaddr.isValid(text)) return false;
  // `process` unwraps IPv4 in IPv6 (`::ffff:0:0/96`), which would otherwise hide it.
  const address = ipaddr.process(text);
  const range = address.range();
  if (range === "loopback") return policy.allowLoopback;
  if (PRIVATE.has(range)) return policy.allowPrivate;
  return range === "unicast" && !DENIED.some((denied) => isWithin(address, denied));
}

function isWithin(
  address: ipaddr.IPv4 | ipaddr.IPv6,
  [base, bits]: readonly [ipaddr.IPv4 | ipaddr.IPv6, number],
): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}
