// The small checks that generated code calls.
export { fail, memberAt, missing } from "./fail.js";
export { isDate, isDateTime, isTime } from "./date-time.js";
export { isEmail, isHostname, isIpv4, isUri, isUriReference, isUuid } from "./formats.js";
export {
  anything,
  equals,
  isInt32,
  isInteger,
  isMultipleOf,
  isObject,
  isUnique,
  lengthOf,
  own,
} from "./values.js";
