// The small checks that generated code calls.
export { count, every, everyMember, sizeOf } from "./collections.js";
export { isDate, isDateTime, isTime } from "./date-time.js";
export { equals, isUnique } from "./equality.js";
export { fail, memberAt, missing } from "./fail.js";
export { isEmail, isHostname, isIpv4, isUri, isUriReference, isUuid } from "./formats.js";
export { isMultipleOf } from "./multiple-of.js";
export { passes } from "./passes.js";
export {
  anything,
  isBoolean,
  isInt32,
  isInteger,
  isNull,
  isNumber,
  isObject,
  isString,
  lengthOf,
  own,
} from "./values.js";
