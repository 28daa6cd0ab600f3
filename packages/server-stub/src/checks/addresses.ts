const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const HOST = String.raw`(?=.{1,253}(?:$|\]))${LABEL}(?:\.${LABEL})*`;

/** IPv4 address, dotted quad (RFC 2673). */
export const IPV4_SOURCE = String.raw`${OCTET}(?:\.${OCTET}){3}`;

/** IPv6 address (RFC 4291, 2.2), with the alternatives in the order of RFC 3986, 3.2.2. */
export const IPV6_SOURCE = createIpv6Source();

const IPV4 = new RegExp(`^${IPV4_SOURCE}$`);
const IPV6 = new RegExp(`^${IPV6_SOURCE}$`, "i");
const HOSTNAME = new RegExp(`^${HOST}$`, "i");
// Grammar of an email address (RFC 5321, 4.1.2): a dotted or quoted local part, and a domain or an address in brackets.
const ATOM = String.raw`[\w!#$%&'*+/=?^\`{|}~-]+`;
const QUOTED = String.raw`"(?:[ !#-[\]-~]|\\[ -~])*"`;
const LITERAL = String.raw`\[(?:${IPV4_SOURCE}|IPv6:${IPV6_SOURCE})\]`;
const EMAIL = new RegExp(
  String.raw`^(?:${ATOM}(?:\.${ATOM})*|${QUOTED})@(?:${HOST}|${LITERAL})$`,
  "i",
);

/** Returns true if a text is an IPv4 address, dotted quad (RFC 2673). */
export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/** Returns true if a text is an IPv6 address (RFC 4291, 2.2). */
export function isIpv6(text: string): boolean {
  return IPV6.test(text);
}

/** Returns true if a text is a host name (RFC 1123); A-labels are not decoded. */
export function isHostname(text: string): boolean {
  return HOSTNAME.test(text);
}

/** Returns true if a text is an email address (RFC 5321, mailbox). Does not check that the mailbox exists. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

function createIpv6Source(): string {
  const group = String.raw`[\da-f]{1,4}`;
  const last = `(?:${group}:${group}|${IPV4_SOURCE})`;
  const before = (max: number) => `(?:(?:${group}:){0,${max}}${group})?::`;
  const shortened = Array.from(
    { length: 5 },
    (_, most) => `${before(most)}(?:${group}:){${4 - most}}${last}`,
  );
  const alternatives = [
    `(?:${group}:){6}${last}`,
    `::(?:${group}:){5}${last}`,
    ...shortened,
    `${before(5)}${group}`,
    before(6),
  ];
  return `(?:${alternatives.join("|")})`;
}
