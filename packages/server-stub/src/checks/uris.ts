import { IPV6_SOURCE } from "./addresses.js";

// Grammar of URIs (RFC 3986, appendix A).
const SCHEME = String.raw`[a-z][a-z\d+.-]*:`;
const CHARACTER = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const FUTURE = String.raw`v[\da-f]+\.[\w.~!$&'()*+,;=:-]+`;
const HOST = String.raw`(?:\[(?:${IPV6_SOURCE}|${FUTURE})\]|(?:${CHARACTER})*)`;
const AUTHORITY = String.raw`(?:(?:${CHARACTER}|:)*@)?${HOST}(?::\d*)?`;
const PATH = String.raw`(?:\/\/${AUTHORITY}(?:\/(?:${CHARACTER}|[:@/])*)?|(?!\/\/)(?:${CHARACTER}|[:@/])*)`;
const REST = String.raw`(?:\?(?:${CHARACTER}|[:@/?])*)?(?:#(?:${CHARACTER}|[:@/?])*)?`;
const URI = new RegExp(`^${SCHEME}${PATH}${REST}$`, "i");
const URI_REFERENCE = new RegExp(`^(?:${SCHEME}|(?![^/?#]*:))${PATH}${REST}$`, "i");

// Grammar of URI templates (RFC 6570, 2): literals, and expressions with variables and modifiers.
const LITERAL = String.raw`[!#$&-;=?-[\]_a-z~\u{a0}-\u{10ffff}]|%[\da-f]{2}`;
const NAME = String.raw`(?:[\w]|%[\da-f]{2})+(?:\.(?:[\w]|%[\da-f]{2})+)*`;
const VARIABLE = String.raw`${NAME}(?::[1-9]\d{0,3}|\*)?`;
const EXPRESSION = String.raw`\{[+#.\/;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\}`;
const URI_TEMPLATE = new RegExp(`^(?:${LITERAL}|${EXPRESSION})*$`, "iu");

/** Returns true if a text is an absolute URI (RFC 3986). */
export function isUri(text: string): boolean {
  return URI.test(text);
}

/** Returns true if a text is an absolute or relative URI (RFC 3986). */
export function isUriReference(text: string): boolean {
  return URI_REFERENCE.test(text);
}

/** Returns true if a text is a URI template (RFC 6570). */
export function isUriTemplate(text: string): boolean {
  return URI_TEMPLATE.test(text);
}
