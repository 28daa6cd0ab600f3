/** Splits a target in origin form (RFC 9112, 3.2.1) into path and query, without decoding them. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf("?");
  if (mark === -1) return { path: target, query: "" };
  return { path: target.slice(0, mark), query: target.slice(mark + 1) };
}
