const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
// RFC 3986, appendix A; inside an IP literal only the characters are held to the grammar.
const scheme = String.raw`[a-z][a-z\d+.-]*:`;
const character = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const authority = String.raw`(?:(?:${character}|:)*@)?(?:\[[\da-f:.v]+\]|(?:${character})*)(?::\d*)?`;
const path = String.raw`(?:\/\/${authority}(?:\/(?:${character}|[:@/])*)?|(?!\/\/)(?:${character}|[:@/])*)`;
const rest = String.raw`(?:\?(?:${character}|[:@/?])*)?(?:#(?:${character}|[:@/?])*)?`;
const uri = new RegExp(`^${scheme}${path}${rest}$`, "i");
const uriReference = new RegExp(`^(?:${scheme}|(?![^/?#]*:))${path}${rest}$`, "i");
const email = /^[^\s@]+@[^\s@]+$/;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const hostname =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** RFC 9562, in any case. */
export function isUuid(value: string): boolean {
  return uuid.test(value);
}

/** RFC 3986, absolute. */
export function isUri(value: string): boolean {
  return uri.test(value);
}

/** RFC 3986, absolute or relative. */
export function isUriReference(value: string): boolean {
  return uriReference.test(value);
}

/** Something before and after one `@`: whether mail arrives there only mail can tell. */
export function isEmail(value: string): boolean {
  return email.test(value);
}

/** RFC 2673, dotted quad. */
export function isIpv4(value: string): boolean {
  return ipv4.test(value);
}

/** RFC 1123. */
export function isHostname(value: string): boolean {
  return hostname.test(value);
}
