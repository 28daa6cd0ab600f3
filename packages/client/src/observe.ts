export { logAttempts, type LogTarget } from "./observe/log-attempts.js";
export { readHeaders, type ResponseHeaders, type RateLimit } from "./observe/read-headers.js";
export {
  traceFetch,
  type OpenTelemetryApi,
  type OpenTelemetrySpan,
  type OpenTelemetrySpanOptions,
} from "./observe/trace-fetch.js";
