import type { Absent } from "../../hosted/absent.js";
import { readText } from "../../hosted/read.js";

/** A date and time of the Google Docs API (RFC 3339). */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** A valid date and time; undefined for every other text. */
export function readTimestamp(timestamp: Absent<string>): string | undefined {
  return TIMESTAMP.exec(readText(timestamp))?.[0];
}
