import { code, literal, type Code } from "../code.ts";
import type { OperationModel } from "../../model/model.ts";

const SECOND = 1000;

/**
 * Emits the deprecation headers of an operation's responses: `Deprecation`, a date of structured fields (RFC 9745, 2),
 * and `Sunset`, an HTTP date (RFC 8594, 3). Each needs its date.
 */
export function emitAnnouncement({ deprecation: { since, sunset } = {} }: OperationModel): Code {
  if (since === undefined && sunset === undefined) return code``;
  const headers = {
    ...(since !== undefined && { deprecation: `@${Math.floor(Date.parse(since) / SECOND)}` }),
    ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
  };
  return code`announces: ${literal(headers)},`;
}
