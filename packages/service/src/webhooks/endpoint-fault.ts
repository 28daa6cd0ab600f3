import { isIP } from "node:net";
import { bounds } from "../bounds/bounds.js";
import { isAllowedAddress, type AddressPolicy } from "../outbound/address-policy.js";

/** What the operator allows of endpoints. */
export interface EndpointPolicy extends AddressPolicy {
  readonly allowHttp: boolean;
}

// The parser drops some of these without a word; what is called would not be what was sent.
const CONTROL = /\p{Cc}/u;

/**
 * What is wrong with an endpoint, in words for whoever sent it; undefined where nothing is (decision `webhook-endpoint`).
 * Names are looked up only when the endpoint is called: what they mean may change until then.
 */
export function endpointFault(endpoint: string, policy: EndpointPolicy): string | undefined {
  if (Buffer.byteLength(endpoint) > bounds.endpoint.max)
    return `is longer than ${bounds.endpoint.max} bytes`;
  if (CONTROL.test(endpoint)) return "holds a control character";
  if (!URL.canParse(endpoint)) return "is no absolute URL";
  const { protocol, username, password, hostname } = new URL(endpoint);
  const schemes = policy.allowHttp ? ["https:", "http:"] : ["https:"];
  if (!schemes.includes(protocol))
    return `is not \`${schemes.join("` or `").replaceAll(":", "")}\``;
  if (username !== "" || password !== "") return "holds a user name or a password";
  return isRefusedHost(hostname, policy) ? "is no public address" : undefined;
}

function isRefusedHost(hostname: string, policy: AddressPolicy): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host)) return !isAllowedAddress(host, policy);
  return (host === "localhost" || host.endsWith(".localhost")) && !policy.allowLoopback;
}
