import { BlockList, isIPv6 } from "node:net";

const addresses = new BlockList();
// Special-purpose addresses (RFC 6890), including those of the machine itself and of its network.
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  addresses.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  addresses.addSubnet(network, prefix, "ipv6");

/** Whether an address belongs to this machine or to a non-public network. */
export function isPrivateAddress(address: string): boolean {
  return addresses.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
