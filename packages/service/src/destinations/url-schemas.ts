import { z } from "zod";

const NO_FRAGMENT = "must have no fragment (`#…`): it is never sent to a server";

/** Address of a server; a query is kept, and comes behind the path of a result. */
export function serverUrlSchema() {
  return z.url({ protocol: /^https?$/ }).refine((url) => !url.includes("#"), NO_FRAGMENT);
}

/** Address under which people see results: it becomes a link, so that it may not run anything (`javascript:`, `data:`). */
export function publicUrlSchema() {
  return serverUrlSchema();
}

/** The value of a header. One with a line break would be another header (RFC 9110, 5.5). */
export function headerValueSchema() {
  return z
    .string()
    .regex(
      /^[\t\x20-\x7E\x80-\xFF]*$/,
      "must be the value of a header: visible characters, spaces and tabs, and no line break",
    );
}
