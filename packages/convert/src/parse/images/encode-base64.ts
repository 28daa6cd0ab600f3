/** Number of arguments that every runtime accepts in one call. */
const CHUNK = 0x8000;

/** Encodes bytes as base64 (RFC 4648, 4), in Node and in browsers. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}
