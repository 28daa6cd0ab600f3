import { decodePercent, decodeQuery } from "./decode-raw.js";
import { pairsToRaw } from "./pairs-to-raw.js";
import type { ReadRaw } from "./raw.js";
import type { Sent } from "./sent.js";

const IN_COOKIE = { separator: ",", named: false, decode: decodePercent };
const IN_QUERY = { separator: ",", named: false, decode: decodeQuery };
const SPACED = { separator: /%20|\+/, named: false, decode: decodeQuery };
const PIPED = { separator: /%7c|\|/i, named: false, decode: decodeQuery };

/**
 * Reads the style `form` of a query or a cookie: `id=a&id=b`, not exploded `id=a,b`; an object as `R=1&G=2`, not
 * exploded as `id=R,1,G,2`.
 */
export const readForm: ReadRaw<Sent> = (sent, settings) =>
  settings.in === "cookie"
    ? pairsToRaw(sent.cookies, settings, IN_COOKIE)
    : pairsToRaw(sent.query, settings, IN_QUERY);

/** Reads the style `spaceDelimited`: `id=a%20b`; an object as `id=R%201%20G%202`. */
export const readSpaceDelimited: ReadRaw<Sent> = (sent, settings) =>
  pairsToRaw(sent.query, settings, SPACED);

/** Reads the style `pipeDelimited`: `id=a|b` or `id=a%7Cb`; an object as `id=R|1|G|2`. */
export const readPipeDelimited: ReadRaw<Sent> = (sent, settings) =>
  pairsToRaw(sent.query, settings, PIPED);
