import { code, type Code } from "../../code.ts";

/** The asserted formats of strings, each with the runtime's check. */
export const STRING_FORMATS: Readonly<Record<string, Code>> = {
  "date-time": code`check.isDateTime`,
  date: code`check.isDate`,
  time: code`check.isTime`,
  duration: code`check.isDuration`,
  uuid: code`check.isUuid`,
  uri: code`check.isUri`,
  "uri-reference": code`check.isUriReference`,
  "uri-template": code`check.isUriTemplate`,
  "json-pointer": code`check.isJsonPointer`,
  "relative-json-pointer": code`check.isRelativeJsonPointer`,
  regex: code`check.isRegExp`,
  email: code`check.isEmail`,
  ipv4: code`check.isIpv4`,
  ipv6: code`check.isIpv6`,
  hostname: code`check.isHostname`,
};

/** The asserted formats of integers. */
export const INTEGER_FORMATS: Readonly<Record<string, Code>> = {
  int32: code`check.isInt32`,
  int64: code`check.isInt64`,
  uint64: code`check.isUint64`,
};

/** The formats of bigints, all asserted. */
export const BIGINT_FORMATS: Readonly<Record<string, Code>> = {
  int64: code`check.isInt64`,
  uint64: code`check.isUint64`,
};

/** Whether a format is asserted. */
export function hasFormat(format: string | undefined): format is string {
  return (
    format !== undefined &&
    [STRING_FORMATS, INTEGER_FORMATS, BIGINT_FORMATS].some((formats) =>
      Object.hasOwn(formats, format),
    )
  );
}
