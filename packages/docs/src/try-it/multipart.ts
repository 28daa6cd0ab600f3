// Encodes multipart/form-data (RFC 7578). A browser's FormData also gives a file name to each part with a content type,
// so that a typed part such as `options` would arrive as a file.

/** A part: text with a content type, or a file. */
export type Part =
  | { readonly name: string; readonly contentType: string; readonly text: string }
  | { readonly name: string; readonly contentType: string; readonly file: File };

/** Returns the body; its type names the boundary. The bytes of files are not copied. */
export function encodeMultipart(parts: readonly Part[], boundary = newBoundary()): Blob {
  const chunks = parts.flatMap((part) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(part.name)}"`,
    "file" in part ? `; filename="${escapeName(part.file.name)}"` : "",
    `\r\nContent-Type: ${part.contentType}\r\n\r\n`,
    "file" in part ? part.file : part.text,
    "\r\n",
  ]);
  return new Blob([...chunks, `--${boundary}--\r\n`], {
    type: `multipart/form-data; boundary=${boundary}`,
  });
}

/** Escapes names as browsers do (HTML, multipart form data). */
function escapeName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

/**
 * Returns a boundary that is long enough not to occur in any content. `randomUUID` exists only on pages from HTTPS or
 * from this machine.
 */
function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `try-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
