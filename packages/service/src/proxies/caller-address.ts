import ipaddr from "ipaddr.js";

/** Which proxies are in front of the service: how many, or the networks that they are in. */
export type TrustedProxies = number | readonly string[];

/** What is trusted, and where its proxies write whom they serve. */
export interface ProxyTrust {
  readonly trustProxy: TrustedProxies;
  readonly forwardedHeader: "x-forwarded-for" | "forwarded";
}

/** What is read of a request. */
export interface ConnectedRequest {
  /** Address at the other end of the connection. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** RFC 7239, 4: the value of `for`, which is quoted if it holds a colon. */
const FORWARDED_FOR = /(?:^|;)\s*for\s*=\s*(?:"([^"]*)"|([^;\s]*))/i;
/** Commas inside quotes separate nothing. */
const FORWARDED_ELEMENT = /(?:"[^"]*"|[^",])+/g;
/** An IPv6 address in brackets, or an IPv4 address, with a port behind it. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\w+)?$/i;

/**
 * Finds the address of the caller: of all addresses that proxies wrote, the last one that none of the trusted proxies
 * has. What stands to the left of it may be invented. Where a trusted proxy wrote no address (`unknown`), it is the
 * address of that proxy.
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

/** Whether the proxy that has an address, so many hops from the service, is trusted. */
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

/** An address, or a network as `10.0.0.0/8`. @throws {Error} for what is neither. */
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

/** Undefined for what is not an address, such as `unknown` or `_hidden` (RFC 7239, 6). */
function parseAddress(text: string): string | undefined {
  const [, inBrackets, withPort] = WITH_PORT.exec(text) ?? [];
  const address = inBrackets ?? withPort ?? text;
  // Shorthands such as `1` or `0x7f.1` are addresses to the parser, but no proxy writes them.
  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
    ? address
    : undefined;
}
