/** Returns 128 random bits as four numbers. `crypto.randomUUID` is missing in browsers without TLS. */
export function randomId(): string {
  return crypto.getRandomValues(Uint32Array.of(0, 0, 0, 0)).join("-");
}
