/** A part as received in the body. */
export interface ReceivedPart {
  readonly type: string | undefined;
  readonly filename: string | undefined;
  readonly content: string;
}

/** Splits a multipart body at its boundary; supports only what the checker sends. */
export function readMultipart(contentType: string, body: string): Map<string, ReceivedPart> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error("Expected multipart/form-data.");
  const parts = new Map<string, ReceivedPart>();
  for (const section of body.split(`--${boundary}`).slice(1, -1)) {
    const end = section.indexOf("\r\n\r\n");
    const head = section.slice(0, end);
    parts.set(/ name="([^"]*)"/.exec(head)?.[1] ?? "", {
      type: /content-type: (.*)/i.exec(head)?.[1]?.trim(),
      filename: /filename="([^"]*)"/.exec(head)?.[1],
      content: section.slice(end + 4, -2),
    });
  }
  return parts;
}
