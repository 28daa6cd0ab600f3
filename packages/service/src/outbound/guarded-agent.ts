import { isIP } from "node:net";
import { Agent, buildConnector } from "undici";
import { type AddressPolicy, type LookUp, resolveAllowed } from "./address-policy.js";

const CONNECT_TIMEOUT_MS = 15_000;

/**
 * Creates an agent that connects only to allowed addresses. It connects to the address that it checked: checking a name
 * and then connecting by name would take two lookups, and the second may return another address.
 */
export function guardedAgent(policy: AddressPolicy, lookUp?: LookUp): Agent {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS });
  return new Agent({
    // Connections are not reused: a reused one would outlive the check of its address.
    pipelining: 0,
    connect: (options, callback) => {
      const resolve = (host: string) => resolveAllowed(host, policy, lookUp);
      void connectChecked(connect, resolve, options, callback);
    },
  });
}

async function connectChecked(
  connect: buildConnector.connector,
  resolve: (host: string) => Promise<string>,
  options: buildConnector.Options,
  callback: buildConnector.Callback,
): Promise<void> {
  const host = options.hostname.replaceAll(/^\[|\]$/g, "");
  // The certificate is for the name, not for the address.
  const servername = isIP(host) ? {} : { servername: options.servername ?? host };
  try {
    const address = await resolve(host);
    connect({ ...options, ...servername, hostname: address }, callback);
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), null);
  }
}
