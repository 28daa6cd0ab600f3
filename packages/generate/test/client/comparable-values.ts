interface ReceivedFile {
  readonly name: string | undefined;
  readonly type: string | undefined;
  bytes(): Uint8Array;
}

/** The value that a handler received, with files replaced by their names, types and texts. */
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

/** The value that a caller got: a Blob becomes its type and text, and a stream of one event becomes its content. */
export async function readWhole(value: unknown): Promise<unknown> {
  if (isStream(value)) {
    const items: unknown[] = [];
    for await (const item of value) items.push(item);
    return items.length === 1 ? items[0] : items;
  }
  if (!(value instanceof Blob)) return value;
  return { blob: { type: value.type, text: await value.text() } };
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
