import { z } from "zod";

/** Stands for every origin in the setting `corsOrigins`. */
export const ANY_ORIGIN = "*";
/** Stands for the origins on this machine, at any port, in the setting `corsOrigins`. */
export const LOOPBACK_ORIGINS = "loopback";

/** An origin as browsers send it: in lower case, without a default port or a slash at the end; or a word for several. */
export const originSchema = z.string().refine(isOrigin, {
  error: `expected an origin such as \`https://app.example.com\`, \`${LOOPBACK_ORIGINS}\` or \`${ANY_ORIGIN}\``,
});

function isOrigin(text: string): boolean {
  if (text === ANY_ORIGIN || text === LOOPBACK_ORIGINS) return true;
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
