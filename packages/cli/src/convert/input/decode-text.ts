import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MAX_INPUT_BYTES } from "../../input/read-bytes.js";

/** Bytes of JSON in UTF-8, and the conversion steps that were needed, for a message. */
export interface DecodedText {
  readonly bytes: Uint8Array;
  readonly done: readonly string[];
}

const unpack = promisify(gunzip);

/**
 * Converts a file to UTF-8. Supports gzip, because curl saves a compressed response unchanged, and UTF-16, which
 * PowerShell writes when output is redirected. Rejects if the gzip data is damaged or unpacks to more than 256 MiB.
 */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const unpacked = await unpack(bytes, { maxOutputLength: MAX_INPUT_BYTES });
    const { bytes: text, done } = decodeUnpacked(unpacked);
    return { bytes: text, done: ["unpacked it with gzip", ...done] };
  }
  return decodeUnpacked(bytes);
}

function decodeUnpacked(bytes: Uint8Array): DecodedText {
  const encoding = utf16Of(bytes);
  if (encoding === undefined) return { bytes, done: [] };
  const text = new TextDecoder(encoding).decode(bytes);
  return { bytes: Buffer.from(text), done: ["read it as UTF-16"] };
}

/** Detects UTF-16 by its byte order mark, or by a zero byte: the first character of JSON is ASCII (RFC 4627, 3). */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return undefined;
}
