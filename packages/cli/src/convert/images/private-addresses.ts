import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the Internet: of this machine, of its neighbours, and of clouds for their own machines. */
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

/** Whether an address is one of a private network. An IPv4 address in one of IPv6 counts as itself. */
export function isPrivate(address: string): boolean {
  return blocked.check(address, familyOf(address));
}

/** Throws for a host that is a private address; one that is a name is looked up by {@link publicLookup}. */
export function assertPublicHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) !== 0 && isPrivate(address)) throw new Error(reasonFor(address));
}

/** Looks a host up, and refuses it where one of its addresses is private: the connection goes to what was checked. */
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
