import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not public: loopback, private and link-local networks, including cloud metadata services. */
const NETWORKS = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "224.0.0.0/3",
  "::/127",
  "64:ff9b::/96",
  "fc00::/7",
  "fe80::/10",
  "ff00::/8",
] as const;

const blocked = new BlockList();
for (const network of NETWORKS) {
  const [address = "", bits] = network.split("/");
  blocked.addSubnet(address, Number(bits), familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return address.includes(":") ? "ipv6" : "ipv4";
}

/** Returns true if an address is in a private network. An IPv4-mapped IPv6 address counts as its IPv4 address. */
export function isPrivate(address: string): boolean {
  return blocked.check(address, familyOf(address));
}

/**
 * Throws if the host is a private IP address. Host names are checked later, when {@link publicLookup} resolves them.
 */
export function assertPublicHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) !== 0 && isPrivate(address)) throw new Error(reasonFor(address));
}

/**
 * Resolves a host name, and fails if one of its addresses is private. The connection uses the addresses that were
 * checked, so the name cannot resolve to another address in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error("it has no address"), "", 0);
    const found = addresses.find(({ address }) => isPrivate(address));
    if (found) return callback(new Error(reasonFor(found.address)), "", 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

function reasonFor(address: string): string {
  return `its host is on a private network (${address}); \`--allow-private\` allows that`;
}
