import { z } from "zod";

const NO_FRAGMENT = "must have no fragment (`#…`): it is never sent to a server";

/** Returns the schema of a server's address. A query is preserved and comes after the path of a result. */
export function serverUrlSchema() {
  return z.url({ protocol: /^https?$/ }).refine((url) => !url.includes("#"), NO_FRAGMENT);
}

/**
 * Returns the schema of an address where people view results. The address becomes a link, so it must not run anything
 * (`javascript:`, `data:`).
 */
export function publicUrlSchema() {
  return serverUrlSchema();
}

/** Returns the schema of a header value. A line break in a value would start another header (RFC 9110, 5.5). */
export function headerValueSchema() {
  return z
    .string()
    .regex(
      /^[\t\x20-\x7E\x80-\xFF]*$/,
      "must be the value of a header: visible characters, spaces and tabs, and no line break",
    );
}
