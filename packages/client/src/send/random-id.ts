/** 128 random bits as four numbers: `crypto.randomUUID` is missing in a browser without TLS. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
