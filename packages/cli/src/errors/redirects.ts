/** Targets of redirects, by request URL. */
const redirects = new Map<string, string>();

/**
 * Records where a response redirects to, or came from after a redirect. The token is not sent to another origin (Fetch,
 * HTTP-redirect fetch), so the service there refuses the call; a POST is not sent again at all.
 */
export function noteRedirect({ url }: Request, response: Response): void {
  const location = response.headers.get("location");
  const isLed = response.status >= 300 && response.status < 400 && location !== null;
  const target = isLed ? location : response.redirected ? response.url : undefined;
  if (target !== undefined && URL.canParse(target, url))
    redirects.set(url, baseOf(new URL(target, url)));
}

/** The base URL that a request was redirected to; undefined if it was not. */
export function redirectOf(url: string): string | undefined {
  return redirects.get(url);
}

/** The address up to `/v2`. */
function baseOf({ origin, pathname }: URL): string {
  return origin + (pathname.includes("/v2/") ? pathname.slice(0, pathname.indexOf("/v2/")) : "");
}
