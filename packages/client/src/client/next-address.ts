/**
 * Returns the next page's URL from a `Link` header (RFC 8288); undefined if the header says that the next page has no
 * results.
 */
export function addressAfter(link: string): string | undefined {
  for (const [, address, parameters = ""] of link.matchAll(/<([^>]*)>([^<]*)/g))
    if (/;\s*rel="?([^"]*\s)?next\b/i.test(parameters) && !/results="?false/i.test(parameters))
      return address;
  return undefined;
}

/** Returns a query parameter of a URL, absolute or relative. */
export function valueIn(address: string, parameter: string): string | undefined {
  const [, query = ""] = address.split("?");
  return new URLSearchParams(query.split("#")[0]).get(parameter) ?? undefined;
}
