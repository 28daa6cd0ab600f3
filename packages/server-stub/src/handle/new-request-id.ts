const OCTETS = Array.from({ length: 256 }, (_, octet) => octet.toString(16).padStart(2, "0"));
// Odd, so that each of the 2^32 counts gives another value: ids in a row look nothing alike.
const SPREAD = 0x9e3779b1;
const VERSION_AT = 14;
const PREFIX_LENGTH = 28;

let prefix = "";
let count = 0;

/**
 * A UUID for a request (RFC 9562, 5.8: version 8). What differs between processes is random and made once, what differs
 * between the requests of one is counted: a random id for each would be a twentieth of a small request. No secret.
 */
export function newRequestId(): string {
  if (count === 0) prefix = newPrefix();
  count = (count + 1) | 0;
  const value = Math.imul(count, SPREAD);
  return prefix + octetAt(value, 24) + octetAt(value, 16) + octetAt(value, 8) + octetAt(value, 0);
}

/** Made with the first request: workers have no random numbers before it. */
function newPrefix(): string {
  const random = crypto.randomUUID();
  return `${random.slice(0, VERSION_AT)}8${random.slice(VERSION_AT + 1, PREFIX_LENGTH)}`;
}

function octetAt(value: number, shift: number): string {
  return OCTETS[(value >>> shift) & 0xff] ?? "";
}
