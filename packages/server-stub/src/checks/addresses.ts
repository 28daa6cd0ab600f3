const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const host = String.raw`(?=.{1,253}(?:$|\]))${label}(?:\.${label})*`;

/** RFC 2673, dotted quad. */
export const ipv4Source = String.raw`${octet}(?:\.${octet}){3}`;

/** RFC 4291, 2.2, with the alternatives in the order of RFC 3986, 3.2.2. */
export const ipv6Source = createIpv6Source();

const ipv4 = new RegExp(`^${ipv4Source}$`);
const ipv6 = new RegExp(`^${ipv6Source}$`, "i");
const hostname = new RegExp(`^${host}$`, "i");
// RFC 5321, 4.1.2: a dotted or quoted local part, and a domain or an address in brackets.
const atom = String.raw`[\w!#$%&'*+/=?^\`{|}~-]+`;
const quoted = String.raw`"(?:[ !#-[\]-~]|\\[ -~])*"`;
const literal = String.raw`\[(?:${ipv4Source}|IPv6:${ipv6Source})\]`;
const email = new RegExp(
  String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@(?:${host}|${literal})$`,
  "i",
);

/** RFC 2673, dotted quad. */
export function isIpv4(text: string): boolean {
  return ipv4.test(text);
}

/** RFC 4291, 2.2. */
export function isIpv6(text: string): boolean {
  return ipv6.test(text);
}

/** RFC 1123; what an A-label stands for is not looked at. */
export function isHostname(text: string): boolean {
  return hostname.test(text);
}

/** RFC 5321, mailbox. Whether mail arrives there only mail can tell. */
export function isEmail(text: string): boolean {
  return email.test(text);
}

function createIpv6Source(): string {
  const group = String.raw`[\da-f]{1,4}`;
  const last = `(?:${group}:${group}|${ipv4Source})`;
  const before = (most: number) => `(?:(?:${group}:){0,${most}}${group})?::`;
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
