const ESCAPE = /%([\da-f]{2})/gi;
const UNRESERVED = /[\w.~-]/;

/**
 * Returns the normal form of a path, the same for equivalent paths: `/%63ollections` becomes `/collections`, `/a%2fb`
 * becomes `/a%2Fb` and never `/a/b` (RFC 9110, 4.2.3; RFC 3986, 6.2.2).
 */
export function normalizePath(path: string): string {
  if (!path.includes("%")) return path;
  return path.replaceAll(ESCAPE, (escape: string, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}
