import ipaddr from "ipaddr.js";

/**
 * Prefix lengths of the largest network that a provider gives one customer: a site has a /48 of IPv6 (RFC 6177), and
 * some customers share an IPv4 address.
 */
const IPV4_PREFIX_BITS = 24;
const IPV6_PREFIX_BITS = 48;

/** Creates a function that formats an address for the log; it returns undefined for anything that is not an address. */
export function createCallerName(
  addresses: "truncated" | "full",
): (address: string | undefined) => string | undefined {
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return undefined;
    const parsed = ipaddr.process(address);
    return addresses === "full" ? parsed.toString() : networkOf(parsed);
  };
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) {
    const cidr = `${address.toString()}/${IPV4_PREFIX_BITS}`;
    return `${ipaddr.IPv4.networkAddressFromCIDR(cidr).toString()}/${IPV4_PREFIX_BITS}`;
  }
  const cidr = `${address.toNormalizedString()}/${IPV6_PREFIX_BITS}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()}/${IPV6_PREFIX_BITS}`;
}
