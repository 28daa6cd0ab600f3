/** Matches a request line, complete or partial (RFC 9112, 3). A method is any token (RFC 9110, 5.6.2). */
const WHOLE_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/\d\.\d$/;
const BEGINNING = /^[\w!#$%&'*+.^`|~-]+(?: \S*){0,2}$/;

/**
 * Returns true if Node's parser stopped at an unknown method and not at something that is not HTTP: it reports
 * `HPE_INVALID_METHOD` for both. If the line arrived in pieces, only the last piece is visible.
 */
export function isUnknownMethod(error: Error): boolean {
  const packet: unknown = Reflect.get(error, "rawPacket");
  const parsed: unknown = Reflect.get(error, "bytesParsed");
  if (!Buffer.isBuffer(packet) || typeof parsed !== "number") return false;
  // The packet may contain earlier requests of the connection.
  const start = parsed === 0 ? 0 : packet.lastIndexOf("\n", parsed - 1) + 1;
  const [line = "", ...others] = packet.toString("latin1", start).split(/\r?\n/, 2);
  return (others.length > 0 ? WHOLE_LINE : BEGINNING).test(line);
}
