/** Returns a header by its lower-case name; a name such as `constructor` must not match an inherited member. */
export function headerOf(
  headers: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}
