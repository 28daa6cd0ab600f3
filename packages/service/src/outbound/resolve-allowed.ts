import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isAllowedAddress, type AddressPolicy } from "./address-policy.js";

/** Nothing was sent: the host leads to an address that the service does not call. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/**
 * An address of the host, if all that it has are allowed.
 *
 * @throws {RefusedAddressError} where one of them is not.
 */
export async function resolveAllowed(host: string, policy: AddressPolicy): Promise<string> {
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowedAddress(address, policy)))
    throw new RefusedAddressError(`\`${host}\` does not lead to a public address.`);
  return first.address;
}
