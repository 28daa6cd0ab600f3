import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isAllowedAddress, type AddressPolicy } from "./address-policy.js";

/** Nothing was sent: the host leads to an address that the service does not call. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/** Tells all addresses of a host. */
export type LookUp = (host: string) => Promise<readonly { readonly address: string }[]>;

const lookUpBySystem: LookUp = (host) => lookup(host, { all: true });

/**
 * An address of the host, if all that it has are allowed.
 *
 * @throws {RefusedAddressError} where one of them is not.
 */
export async function resolveAllowed(
  host: string,
  policy: AddressPolicy,
  lookUp = lookUpBySystem,
): Promise<string> {
  const found = isIP(host) ? [{ address: host }] : await lookUp(host);
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowedAddress(address, policy)))
    throw new RefusedAddressError(`\`${host}\` does not lead to a public address.`);
  return first.address;
}
