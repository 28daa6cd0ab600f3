/**
 * Returns the value of a cookie in a `Cookie` header; undefined if the cookie is missing, empty or present more than
 * once.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 && values[0] ? values[0] : undefined;
}
