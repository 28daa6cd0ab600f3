import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Addresses that the operator allows in addition to public ones. */
export interface AddressPolicy {
  readonly allowLoopback: boolean;
  readonly allowPrivate: boolean;
  /** Section of the settings that the policy comes from, for messages. */
  readonly section?: "webhooks" | "destinations" | "images";
}

// The library's `unicast` includes addresses that are not public: IPv4 embedded in `::/96`, which some systems still
// route, and unassigned ranges. In IPv6 this range is public (RFC 4291, 2.4).
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Public address at which one cloud serves the secrets of the machine to its programs. */
const CLOUD_HOST = "168.63.129.16";
const PRIVATE: ReadonlySet<string> = new Set(["private", "uniqueLocal", "carrierGradeNat"]);

/** Returns true if the service may connect to an IP address; any address that is not explicitly allowed is refused. */
export function isAllowedAddress(text: string, policy: AddressPolicy): boolean {
  // A zone names an interface of this machine (RFC 4007); no public address has one.
  if (!ipaddr.isValid(text) || text.includes("%")) return false;
  // `process` unwraps IPv4 in IPv6 (`::ffff:0:0/96`), so that this form cannot hide an IPv4 address.
  const address = ipaddr.process(text);
  const range = address.range();
  if (range === "loopback") return policy.allowLoopback;
  if (PRIVATE.has(range)) return policy.allowPrivate;
  if (range !== "unicast") return false;
  return address instanceof ipaddr.IPv6
    ? address.match(PUBLIC_IPV6)
    : address.toString() !== CLOUD_HOST;
}

/** Thrown if a host resolves to an address that the service may not connect to. Nothing was sent. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/** Resolves all addresses of a host. */
export type LookUp = (host: string) => Promise<readonly { readonly address: string }[]>;

const lookUpBySystem: LookUp = (host) => lookup(host, { all: true });

/**
 * Returns an address of the host, if all its addresses are allowed.
 *
 * @throws {RefusedAddressError} if one of them is not.
 */
export async function resolveAllowed(
  host: string,
  policy: AddressPolicy,
  lookUp = lookUpBySystem,
): Promise<string> {
  const found = isIP(host) ? [{ address: host }] : await lookUp(host);
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowedAddress(address, policy)))
    throw new RefusedAddressError(
      `\`${host}\` does not resolve to a public address${wayOut(found, policy)}.`,
    );
  return first.address;
}

/** Returns the end of a sentence that names the setting which allows such addresses. */
function wayOut(found: readonly { readonly address: string }[], policy: AddressPolicy): string {
  const { section } = policy;
  const refused = found.find(({ address }) => !isAllowedAddress(address, policy));
  if (section === undefined || !refused) return "";
  const allows = (setting: "allowLoopback" | "allowPrivate") =>
    isAllowedAddress(refused.address, { ...policy, [setting]: true });
  if (allows("allowLoopback"))
    return `, but to this machine; the setting \`${section}.allowLoopback\` allows that`;
  if (allows("allowPrivate"))
    return `, but to a private network; the setting \`${section}.allowPrivate\` allows that`;
  return ", and no setting allows the address that it resolves to";
}
