import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { Agent, buildConnector } from "undici";
import { isAllowedAddress, type AddressPolicy } from "./address-policy.js";

/** Nothing was sent: the host leads to an address that the service does not call. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

const TIMEOUT = 15_000;

/**
 * Connects to allowed addresses only.
 * The address that was checked is the one connected to: checking a name and connecting to it would be
 * two look-ups, and the second may answer otherwise.
 */
export function guardedAgent(policy: AddressPolicy): Agent {
  const connect = buildConnector({ timeout: TIMEOUT });
  return new Agent({
    // A connection that is kept would outlive the check of its address.
    pipelining: 0,
    connect: (options, callback) => void connectChecked(connect, policy, options, callback),
  });
}

async function connectChecked(
  connect: buildConnector.connector,
  policy: AddressPolicy,
  options: buildConnector.Options,
  callback: buildConnector.Callback,
): Promise<void> {
  const host = options.hostname.replaceAll(/^\[|\]$/g, "");
  // The certificate is that of the name, not of the address.
  const servername = isIP(host) ? {} : { servername: options.servername ?? host };
  try {
    const address = await resolveAllowed(host, policy);
    connect({ ...options, ...servername, hostname: address }, callback);
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), null);
  }
}

/** An address of the host, if all that it has are allowed. */
async function resolveAllowed(host: string, policy: AddressPolicy): Promise<string> {
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowedAddress(address, policy)))
    throw new RefusedAddressError(`\`${host}\` does not lead to a public address.`);
  return first.address;
}
