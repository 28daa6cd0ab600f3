// A body of multipart/form-data (RFC 7578). FormData of a browser gives a part with a content type a file name too, so that
// a typed part such as `options` would arrive as a file.

/** A part: text of a content type, or a file. */
export type Part =
  | { readonly name: string; readonly contentType: string; readonly text: string }
  | { readonly name: string; readonly contentType: string; readonly file: File };

/** The body, whose type names its boundary. The bytes of files are not copied. */
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

/** As browsers write names (HTML, multipart form data). */
function escapeName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

/** Long enough that no content has it. `randomUUID` is only where the page came over HTTPS or from this machine. */
function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `try-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
