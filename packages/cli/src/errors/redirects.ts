/** Targets of redirects, by the URL of the request. */
const redirects = new Map<string, string>();

/**
 * Records the target of a redirect. fetch sends no token to another origin (Fetch, HTTP-redirect fetch), so the service
 * there refuses the call; the client follows no redirect of a POST.
 */
export function noteRedirect({ url }: Request, response: Response): void {
  const location = response.headers.get("location");
  const isLed = response.status >= 300 && response.status < 400 && location !== null;
  const target = isLed ? location : response.redirected ? response.url : undefined;
  if (target !== undefined && URL.canParse(target, url))
    redirects.set(url, baseOf(new URL(target, url)));
}

/** Returns the base URL to which a request was redirected; undefined if it was not redirected. */
export function redirectOf(url: string): string | undefined {
  return redirects.get(url);
}

/** Returns the part of a URL before `/v2`. */
function baseOf({ origin, pathname }: URL): string {
  return origin + (pathname.includes("/v2/") ? pathname.slice(0, pathname.indexOf("/v2/")) : "");
}
