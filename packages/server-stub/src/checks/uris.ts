import { ipv6Source } from "./addresses.js";

// RFC 3986, appendix A.
const scheme = String.raw`[a-z][a-z\d+.-]*:`;
const character = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const future = String.raw`v[\da-f]+\.[\w.~!$&'()*+,;=:-]+`;
const host = String.raw`(?:\[(?:${ipv6Source}|${future})\]|(?:${character})*)`;
const authority = String.raw`(?:(?:${character}|:)*@)?${host}(?::\d*)?`;
const path = String.raw`(?:\/\/${authority}(?:\/(?:${character}|[:@/])*)?|(?!\/\/)(?:${character}|[:@/])*)`;
const rest = String.raw`(?:\?(?:${character}|[:@/?])*)?(?:#(?:${character}|[:@/?])*)?`;
const uri = new RegExp(`^${scheme}${path}${rest}$`, "i");
const uriReference = new RegExp(`^(?:${scheme}|(?![^/?#]*:))${path}${rest}$`, "i");

// RFC 6570, 2: literals, and expressions of variables with modifiers.
const literal = String.raw`[!#$&-;=?-[\]_a-z~\u{a0}-\u{10ffff}]|%[\da-f]{2}`;
const name = String.raw`(?:[\w]|%[\da-f]{2})+(?:\.(?:[\w]|%[\da-f]{2})+)*`;
const variable = String.raw`${name}(?::[1-9]\d{0,3}|\*)?`;
const expression = String.raw`\{[+#.\/;?&=,!@|]?${variable}(?:,${variable})*\}`;
const uriTemplate = new RegExp(`^(?:${literal}|${expression})*$`, "iu");

/** RFC 3986, absolute. */
export function isUri(text: string): boolean {
  return uri.test(text);
}

/** RFC 3986, absolute or relative. */
export function isUriReference(text: string): boolean {
  return uriReference.test(text);
}

/** RFC 6570. */
export function isUriTemplate(text: string): boolean {
  return uriTemplate.test(text);
}
