import { isIP } from "node:net";
import { bounds } from "../bounds/bounds.js";
import { isAllowedAddress, type AddressPolicy } from "../outbound/address-policy.js";

/** The endpoints that the operator allows. */
export interface EndpointPolicy extends AddressPolicy {
  readonly allowHttp: boolean;
}

// The URL parser silently drops some of these characters, and replaces unpaired surrogates: the service would then call
// a different URL from the one it received.
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Returns why an endpoint is invalid, as the end of a sentence for its sender; undefined if it is valid (decision
 * `webhook-endpoint`). Host names are resolved only when the endpoint is called, because their addresses may change
 * before that.
 */
export function invalidEndpointReason(
  endpoint: string,
  policy: EndpointPolicy,
): string | undefined {
  if (Buffer.byteLength(endpoint) > bounds.endpoint.max)
    return `is longer than ${bounds.endpoint.max} bytes`;
  if (CONTROL_CHARACTER.test(endpoint)) return "contains a control character";
  if (!endpoint.isWellFormed()) return "contains half of a surrogate pair";
  if (!URL.canParse(endpoint)) return "is not an absolute URL";
  const { protocol, username, password, hostname } = new URL(endpoint);
  const schemes = policy.allowHttp ? ["https:", "http:"] : ["https:"];
  if (!schemes.includes(protocol))
    return `does not use \`${schemes.join("` or `").replaceAll(":", "")}\``;
  if (username !== "" || password !== "") return "contains a user name or a password";
  return isRefusedHost(hostname, policy) ? "is not a public address" : undefined;
}

function isRefusedHost(hostname: string, policy: AddressPolicy): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host)) return !isAllowedAddress(host, policy);
  return (host === "localhost" || host.endsWith(".localhost")) && !policy.allowLoopback;
}
