/** One of several headers by its name in lower case; a name such as `constructor` must not find what every object inherits. */
export function headerOf(
  headers: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}
