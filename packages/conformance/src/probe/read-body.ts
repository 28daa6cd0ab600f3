import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { Json } from "../load/json.js";

const DECODERS = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** Maximum size of a decoded response body. */
const MAX_DECODED_BYTES = 2 ** 26;

/**
 * Decodes the codings of `Content-Encoding` (RFC 9110, 8.4), the last one first.
 * @throws Error if a coding is unknown or the bytes are not encoded with it
 */
export async function decodeBody(bytes: Buffer, contentEncoding: string): Promise<Buffer> {
  const codings = contentEncoding.toLowerCase().split(",").reverse();
  let decoded = bytes;
  for (const coding of codings.map((name) => name.trim())) {
    if (coding === "" || coding === "identity" || decoded.length === 0) continue;
    if (!(coding in DECODERS)) throw new Error(`unknown content coding \`${coding}\``);
    const decode = DECODERS[coding as keyof typeof DECODERS];
    decoded = await decode(decoded, { maxOutputLength: MAX_DECODED_BYTES });
  }
  return decoded;
}

const UTF8 = new TextDecoder();

/** Parses JSON as most parsers do: a byte-order mark is skipped, and the last of duplicate members counts. */
export function parseJson(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(UTF8.decode(bytes));
  } catch {
    return undefined;
  }
}
