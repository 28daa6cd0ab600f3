/** How many lines of a message have a header of this name, in lower case. Names and values of `rawHeaders` are in turn. */
export function countLines(rawHeaders: readonly string[], key: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === key.length && name.toLowerCase() === key) count += 1;
  }
  return count;
}
