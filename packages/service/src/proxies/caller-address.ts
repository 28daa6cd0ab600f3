import ipaddr from "ipaddr.js";

/** Proxies in front of the service: their number, or their networks. */
export type TrustedProxies = number | readonly string[];

/** Trusted proxies, and the header in which they pass on the caller. */
export interface ProxyTrust {
  readonly trustProxy: TrustedProxies;
  readonly forwardedHeader: "x-forwarded-for" | "forwarded";
}

/** The parts of a request that are read. */
export interface ConnectedRequest {
  /** Address of the peer of the connection. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** RFC 7239, 4: the value of `for`, which is quoted if it contains a colon. */
const FORWARDED_FOR = /(?:^|;)\s*for\s*=\s*(?:"([^"]*)"|([^;\s]*))/i;
/** Matches one element of a `Forwarded` header. Commas inside quotes are not separators. */
const FORWARDED_ELEMENT = /(?:"[^"]*"|[^",])+/g;
/** An IPv6 address in brackets, or an IPv4 address, followed by a port. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\w+)?$/i;

/**
 * Returns a function that finds the caller's address: the last address in the forwarded chain that does not belong to a
 * trusted proxy. Entries to the left of it may be forged. If a trusted proxy wrote no address (`unknown`), the result
 * is that proxy's address.
 */
export function callerAddressReader(
  trust: ProxyTrust,
): (request: ConnectedRequest) => string | undefined {
  const { trustProxy, forwardedHeader } = trust;
  if (trustProxy === 0) return ({ remoteAddress }) => remoteAddress;
  const isTrusted = trustOf(trustProxy);
  const read = forwardedHeader === "forwarded" ? readForwarded : readList;
  return ({ remoteAddress, headers }) => {
    let address = remoteAddress;
    for (const [hop, next] of read(headers[forwardedHeader] ?? "")
      .reverse()
      .entries()) {
      if (next === undefined || !isTrusted(address, hop)) return address;
      address = next;
    }
    return address;
  };
}

/** Returns a function that tells whether the proxy with an address, a number of hops from the service, is trusted. */
export function trustOf(
  proxies: TrustedProxies,
): (address: string | undefined, hop: number) => boolean {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  const ranges = proxies.map(parseNetwork);
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some((range) => range[0].kind() === parsed.kind() && parsed.match(range));
  };
}

/** Parses an address, or a network such as `10.0.0.0/8`. @throws {Error} for any other text. */
export function parseNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

function readList(header: string): (string | undefined)[] {
  return header === "" ? [] : header.split(",").map((text) => parseAddress(text.trim()));
}

function readForwarded(header: string): (string | undefined)[] {
  const elements = header.match(FORWARDED_ELEMENT) ?? [];
  return elements.map((element) => {
    const [, quoted, plain] = FORWARDED_FOR.exec(element) ?? [];
    return parseAddress(quoted ?? plain ?? "");
  });
}

/** Parses an address; undefined for anything else, such as `unknown` or `_hidden` (RFC 7239, 6). */
function parseAddress(text: string): string | undefined {
  const [, inBrackets, withPort] = WITH_PORT.exec(text) ?? [];
  const address = inBrackets ?? withPort ?? text;
  // The parser also accepts shorthands such as `1` or `0x7f.1`, which no proxy writes.
  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
    ? address
    : undefined;
}
