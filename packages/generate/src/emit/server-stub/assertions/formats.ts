import { code, type Code } from "../../code.ts";

/** A format that is asserted: the runtime's check, and how a message names it. */
export interface Format {
  readonly check: Code;
  readonly expected: string;
}

/** The formats of strings that are asserted. */
export const STRING_FORMATS: Readonly<Record<string, Format>> = {
  "date-time": { check: code`check.isDateTime`, expected: "a date-time (RFC 3339)" },
  date: { check: code`check.isDate`, expected: "a date (RFC 3339)" },
  time: { check: code`check.isTime`, expected: "a time (RFC 3339)" },
  duration: { check: code`check.isDuration`, expected: "a duration (RFC 3339)" },
  uuid: { check: code`check.isUuid`, expected: "a UUID (RFC 9562)" },
  uri: { check: code`check.isUri`, expected: "an absolute URI (RFC 3986)" },
  "uri-reference": { check: code`check.isUriReference`, expected: "a URI reference (RFC 3986)" },
  "uri-template": { check: code`check.isUriTemplate`, expected: "a URI template (RFC 6570)" },
  "json-pointer": { check: code`check.isJsonPointer`, expected: "a JSON pointer (RFC 6901)" },
  "relative-json-pointer": {
    check: code`check.isRelativeJsonPointer`,
    expected: "a relative JSON pointer",
  },
  regex: { check: code`check.isRegExp`, expected: "a regular expression (ECMA-262)" },
  email: { check: code`check.isEmail`, expected: "an e-mail address" },
  ipv4: { check: code`check.isIpv4`, expected: "an IPv4 address" },
  ipv6: { check: code`check.isIpv6`, expected: "an IPv6 address" },
  hostname: { check: code`check.isHostname`, expected: "a host name" },
};

/** The formats of integers that are asserted. */
export const INTEGER_FORMATS: Readonly<Record<string, Format>> = {
  int32: { check: code`check.isInt32`, expected: "a 32-bit integer" },
  int64: { check: code`check.isInteger`, expected: "a 64-bit integer" },
};
