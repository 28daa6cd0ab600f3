// What needs neither credentials nor the library for them, so that a command that only looks at its arguments starts fast.
export {
  type Address,
  isGoogleAddress,
  isGoogleId,
  parseAddress,
} from "./address/parse-address.js";
export { GoogleError, type GoogleErrorDetails, type GoogleErrorKind } from "./google-error.js";
