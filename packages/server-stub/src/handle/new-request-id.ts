const octets = Array.from({ length: 256 }, (_, octet) => octet.toString(16).padStart(2, "0"));
// Odd, so that each of the 2^32 counts gives another value: ids in a row look nothing alike.
const spread = 0x9e3779b1;
const versionAt = 14;
const prefixLength = 28;

let prefix = "";
let count = 0;

/**
 * A UUID for a request (RFC 9562, 5.8: version 8). What differs between processes is random and made once, what differs
 * between the requests of one is counted: a random id for each would be a twentieth of a small request. No secret.
 */
export function newRequestId(): string {
  if (count === 0) prefix = newPrefix();
  count = (count + 1) | 0;
  const value = Math.imul(count, spread);
  return prefix + octetAt(value, 24) + octetAt(value, 16) + octetAt(value, 8) + octetAt(value, 0);
}

/** Made with the first request: workers have no random numbers before it. */
function newPrefix(): string {
  const random = crypto.randomUUID();
  return `${random.slice(0, versionAt)}8${random.slice(versionAt + 1, prefixLength)}`;
}

function octetAt(value: number, shift: number): string {
  return octets[(value >>> shift) & 0xff] ?? "";
}
