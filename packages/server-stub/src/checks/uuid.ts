const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** RFC 9562, in any case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
