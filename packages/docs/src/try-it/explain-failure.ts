// Explains in a sentence why a browser got no response: `fetch` throws the same TypeError for every such failure.

/** Facts about a request without a response. */
export interface Failure {
  readonly url: URL;
  /** The page that sent the request. */
  readonly page: URL;
  /** True if the page's content security policy blocked the connection. */
  readonly isRefusedByPolicy: boolean;
  /** Returns true if the host responds to an opaque request, whose response no page can read. */
  readonly isReachable: () => Promise<boolean>;
}

/** Returns one sentence on what happened, and one on how to fix it. */
export async function explainFailure(failure: Failure): Promise<string> {
  const { url, page } = failure;
  if (failure.isRefusedByPolicy)
    return `This page may send requests only to the service that it came from. Open the reference of ${url.origin} itself, at ${url.origin}/docs/.`;
  if (page.protocol === "https:" && url.protocol === "http:" && !isLoopback(url))
    return `A page that was loaded with https cannot call ${url.origin}. Use an address with https, or open the reference at ${url.origin}/docs/.`;
  if (url.origin === page.origin)
    return `No response came from ${url.origin}. Is the service still running? A response that redirects is not followed.`;
  return (await failure.isReachable())
    ? `${url.origin} responds, but does not let pages of ${page.origin} read it. Add ${page.origin} to the setting corsOrigins of the service.`
    : `Nothing responds at ${url.origin}. Is the service running, and is the base URL right?`;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
