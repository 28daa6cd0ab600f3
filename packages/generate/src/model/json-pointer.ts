/** The pointer of a member (RFC 6901). */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The keys that a pointer leads through (RFC 6901, 4). */
export function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescape);
}

/** The keys that a pointer in a URI fragment leads through (RFC 6901, 6), without its first slash. */
export function segmentsOf(fragment: string): string[] {
  return fragment.split("/").map((segment) => unescape(decode(segment)));
}

function unescape(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A sign of percent that encodes nothing stands for itself. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
