/** The address that a `Link` header names as the next page (RFC 8288); some say with it that there is nothing there. */
export function addressAfter(link: string): string | undefined {
  for (const [, address, parameters = ""] of link.matchAll(/<([^>]*)>([^<]*)/g))
    if (/;\s*rel="?([^"]*\s)?next\b/i.test(parameters) && !/results="?false/i.test(parameters))
      return address;
  return undefined;
}

/** The value of a parameter in the query of an address, absolute or relative. */
export function valueIn(address: string, parameter: string): string | undefined {
  const [, query = ""] = address.split("?");
  return new URLSearchParams(query.split("#")[0]).get(parameter) ?? undefined;
}
