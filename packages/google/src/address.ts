// Exports without credentials or the auth library, so that commands that only parse arguments start fast.
export {
  type Address,
  isGoogleAddress,
  isGoogleId,
  parseAddress,
} from "./address/parse-address.js";
export { GoogleError, type GoogleErrorDetails, type GoogleErrorKind } from "./google-error.js";
