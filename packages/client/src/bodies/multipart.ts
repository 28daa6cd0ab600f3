import { randomId } from "../utils/random-id.js";
import type { ByteStream, EncodedPart } from "../operation/body.js";

/** A piece of a body. */
export type Piece = string | Blob | ByteStream;

/** A multipart body in pieces, and its media type with the boundary. */
export interface Multipart {
  readonly mediaType: string;
  readonly pieces: readonly Piece[];
}

/**
 * Encodes parts as `multipart/form-data` (RFC 7578). FormData cannot type a part without also giving it a filename, so
 * that a part of JSON would travel as a second file (decision `part-encoding`).
 */
export function encodeParts(
  parts: readonly EncodedPart[],
  type = "multipart/form-data",
  // No content contains 128 random bits by chance, and none can be crafted to.
  boundary: string = randomId(),
): Multipart {
  const pieces = parts.flatMap(({ name, filename, mediaType, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"`,
    filename ? `; filename="${escape(filename)}"` : "",
    mediaType ? `\r\nContent-Type: ${mediaType}` : "",
    "\r\n\r\n",
    content,
    "\r\n",
  ]);
  return {
    mediaType: `${type}; boundary=${boundary}`,
    pieces: [...pieces, `--${boundary}--\r\n`],
  };
}

/** As browsers escape a name (HTML Standard, multipart/form-data encoding algorithm). */
function escape(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
