/** The parts of a response that say who responded. */
interface Response {
  readonly status: number;
  readonly url?: string;
  readonly header: (name: string) => string | undefined;
  readonly bytes: Uint8Array;
}

/** A title stands near the beginning of a page. */
const MAX_PAGE_BYTES = 20_000;
const MAX_TITLE = 100;

/** Returns true if a response is a web page. Firewalls, log-in pages and maintenance pages respond in place of a server. */
export function isPage({ bytes }: Pick<Response, "bytes">): boolean {
  return /^\s*(?:<!doctype html|<html|<head)/i.test(beginningOf(bytes));
}

/** Returns the title of a response that is a web page; undefined if it is none, or has no title. */
export function pageTitle(response: Pick<Response, "bytes">): string | undefined {
  if (!isPage(response)) return undefined;
  const [, title = ""] =
    /<title[^<>]{0,200}>([^<]{1,500})</i.exec(beginningOf(response.bytes)) ?? [];
  const words = title.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return words === "" ? undefined : words.slice(0, MAX_TITLE);
}

/** Returns true if a response is a page that asks for a password. */
export function isLogInPage(response: Pick<Response, "bytes">): boolean {
  return (
    isPage(response) && /<input[^<>]{0,500}\btype=["']?password/i.test(beginningOf(response.bytes))
  );
}

function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, MAX_PAGE_BYTES)).toString();
}

/**
 * Names the target of a redirect in a sentence for the operator. Redirects are not followed, because that would send a
 * result elsewhere.
 */
export function redirection({ status, header, url }: Response): string {
  const location = header("location") ?? "";
  if (status >= 400 || location === "" || !URL.canParse(location, url)) return "";
  const { protocol, hostname, origin, pathname } = new URL(location, url);
  if (LOG_IN.test(pathname))
    return ` It redirects to \`${origin}${pathname}\`, which looks like a page to log in: check the address and the credentials of the connection.`;
  const from = url === undefined ? undefined : new URL(url);
  const isSamePath =
    from?.hostname === hostname && withoutEnd(from.pathname) === withoutEnd(pathname);
  if (isSamePath && from.protocol !== protocol)
    return ` It redirects to the same path at \`${origin}\`: begin the address of the connection with \`${origin}\`.`;
  const isSame = url !== undefined && new URL(url).origin === origin;
  const to = isSame ? origin + pathname : origin;
  return ` It redirects to \`${to}\`: if that is the same server, use that address in the connection.`;
}

/** Statuses of a redirect that keeps the method, or that old servers send for any method. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 307, 308]);

/**
 * Returns the address that a response redirects to, if it differs only in the slash at the end of the path; otherwise
 * undefined.
 */
export function addressWithOtherEnd({
  status,
  header,
  url,
}: Omit<Response, "bytes">): string | undefined {
  const location = header("location");
  if (!REDIRECTS.has(status) || url === undefined || location === undefined) return undefined;
  if (!URL.canParse(location, url)) return undefined;
  const [from, to] = [new URL(url), new URL(location, url)];
  const isSame = from.origin === to.origin && withoutEnd(from.pathname) === withoutEnd(to.pathname);
  return isSame && from.pathname !== to.pathname
    ? to.origin + to.pathname + from.search
    : undefined;
}

function withoutEnd(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}

const LOG_IN = /log-?in|sign-?in|\bauth(?!or)|\bsso\b/i;
