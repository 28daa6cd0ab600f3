import { randomId } from "../utils/random-id.js";
import type { ByteStream, EncodedPart } from "../operation/body.js";

/** A piece of a body. */
export type Piece = string | Blob | ByteStream;

/** The pieces of a multipart body, and its media type with the boundary. */
export interface Multipart {
  readonly mediaType: string;
  readonly pieces: readonly Piece[];
}

/**
 * Encodes parts as `multipart/form-data` (RFC 7578). FormData cannot set a part's type without also giving it a
 * filename, so a JSON part would be sent as a second file (decision `part-encoding`).
 */
export function encodeParts(
  parts: readonly EncodedPart[],
  type = "multipart/form-data",
  // Content cannot contain the boundary: it has 128 random bits, too many to match by chance or on purpose.
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

/** Escapes a name as browsers do (HTML Standard, multipart/form-data encoding algorithm). */
function escape(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
