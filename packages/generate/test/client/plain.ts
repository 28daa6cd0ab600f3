interface ReceivedFile {
  readonly name: string | undefined;
  readonly type: string | undefined;
  bytes(): Uint8Array;
}

/** What a handler received, with files as their names, types and texts. */
export function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== "object" || value === null || value instanceof AbortSignal) return value;
  if (isFile(value)) {
    const { name, type } = value;
    return { $file: { name, type, bytes: new TextDecoder().decode(value.bytes()) } };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutFiles(member)]),
  );
}

function isFile(value: object): value is ReceivedFile {
  return "bytes" in value && typeof value.bytes === "function";
}

/** What a caller got, a Blob as its type and text. */
export async function withoutBlob(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value;
  return { blob: { type: value.type, text: await value.text() } };
}
