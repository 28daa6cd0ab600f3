// Small checks that generated code calls.
export { isEmail, isHostname, isIpv4, isIpv6 } from "./addresses.js";
export { count, every, everyMember, sizeOf } from "./collections.js";
export { isDate, isDateTime, isTime } from "./date-time.js";
export { isDuration } from "./date-time.js";
export { equals, isUnique } from "./equality.js";
export { fail, memberAt, missing } from "./fail.js";
export { isLongEnough, isShortEnough } from "./lengths.js";
export { isMultipleOf } from "./multiple-of.js";
export { passes } from "./passes.js";
export { ofType, report, reporting } from "./report/report.js";
export type { Check } from "../contract/operation.js";
export type { Rule, Rules } from "./report/rules.js";
export { isJsonPointer, isRelativeJsonPointer } from "./formats.js";
export { isRegExp } from "./formats.js";
export { isUri, isUriReference, isUriTemplate } from "./uris.js";
export { isUuid } from "./formats.js";
export {
  anything,
  isBigint,
  isBoolean,
  isInt32,
  isInt64,
  isInteger,
  isNull,
  isNumber,
  isObject,
  isString,
  isUint64,
  own,
} from "./values.js";
