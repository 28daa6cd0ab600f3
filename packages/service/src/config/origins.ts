import { z } from "zod";

/** Value of the setting `corsOrigins` that allows every origin. */
export const ANY_ORIGIN = "*";
/** Value of the setting `corsOrigins` that allows origins on this machine, at any port. */
export const LOOPBACK_ORIGINS = "loopback";

/**
 * An origin as browsers send it: lower case, without a default port or a trailing slash. Or a keyword for several
 * origins.
 */
export const originSchema = z.string().refine(isOrigin, {
  error: `expected an origin such as \`https://app.example.com\`, \`${LOOPBACK_ORIGINS}\` or \`${ANY_ORIGIN}\``,
});

function isOrigin(text: string): boolean {
  if (text === ANY_ORIGIN || text === LOOPBACK_ORIGINS) return true;
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
