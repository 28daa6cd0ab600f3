/**
 * Returns how many lines of a message have a header with this name, in lower case. `rawHeaders` alternates names and
 * values.
 */
export function countLines(rawHeaders: readonly string[], key: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === key.length && name.toLowerCase() === key) count += 1;
  }
  return count;
}
