/** One part of a `multipart/form-data` body (RFC 7578). */
export interface Part {
  readonly name: string;
  readonly content: string;
  /** `Content-Type` of the part; absent, the part is untyped. */
  readonly type?: string;
  readonly filename?: string;
}

/**
 * Encodes parts by hand: the checks are about the exact bytes on the wire,
 * so no library decides about content types and filenames.
 */
export function encodeMultipart(parts: readonly Part[], boundary: string): string {
  const encoded = parts.map(
    (part) => `--${boundary}\r\n${partHead(part)}\r\n\r\n${part.content}\r\n`,
  );
  return `${encoded.join("")}--${boundary}--\r\n`;
}

function partHead({ name, type, filename }: Part): string {
  const file = filename === undefined ? "" : `; filename="${filename}"`;
  const disposition = `Content-Disposition: form-data; name="${name}"${file}`;
  return type === undefined ? disposition : `${disposition}\r\nContent-Type: ${type}`;
}
