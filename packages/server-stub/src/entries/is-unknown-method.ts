/** RFC 9112, 3: a request line, whole or as far as it has come. A method is any token (RFC 9110, 5.6.2). */
const WHOLE_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/\d\.\d$/;
const BEGINNING = /^[\w!#$%&'*+.^`|~-]+(?: \S*){0,2}$/;

/**
 * Whether the parser of Node stopped at a method that it does not know, and not at what is not HTTP: it says
 * `HPE_INVALID_METHOD` of both. Of a line that comes in pieces only the last one is seen.
 */
export function isUnknownMethod(error: Error): boolean {
  const packet: unknown = Reflect.get(error, "rawPacket");
  const parsed: unknown = Reflect.get(error, "bytesParsed");
  if (!Buffer.isBuffer(packet) || typeof parsed !== "number") return false;
  // Earlier requests of the connection may have come with it.
  const start = parsed === 0 ? 0 : packet.lastIndexOf("\n", parsed - 1) + 1;
  const [line = "", ...others] = packet.toString("latin1", start).split(/\r?\n/, 2);
  return (others.length > 0 ? WHOLE_LINE : BEGINNING).test(line);
}
