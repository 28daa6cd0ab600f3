import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import type { PlainProblem } from "../../http/problems.js";

/** Rules for the host names of the operator's port. */
export interface AccessRules {
  /** True if other machines may reach the port. */
  readonly allowRemote: boolean;
  /** URLs at which proxies serve the port. */
  readonly publicUrls: readonly string[];
}

/** Parts of a request that the checks read. */
type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Names of the loopback interface. A site can point its own name to this interface (DNS rebinding), so that its scripts
 * could use the API. The `Host` header then contains that name, and no script can change it.
 */
const LOCAL_NAMES: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Header that only scripts of the same origin can send. For others the browser would send a preflight, which is never
 * granted.
 */
export const CONSOLE_HEADER = "x-document-export-console";

/**
 * Returns why a request to the operator's port is refused; undefined if it is accepted. `hasSession` means that a
 * cookie identifies the sender; browsers also add it to requests that other sites trigger.
 */
export function requestRefusal(
  request: Asked,
  hasSession: boolean,
  rules: AccessRules,
): PlainProblem | undefined {
  const { host = "" } = request.headers;
  if (!isOwnName(host, rules)) return forbidden(hostDetail(host, rules));
  if (isFromElsewhere(request) && !isNavigation(request))
    return forbidden(
      "The request comes from a page of another origin. Only pages of the console may use the operator's API.",
    );
  const isUnsafe = !SAFE_METHODS.has(request.method ?? "");
  if (hasSession && isUnsafe && !isOfConsole(request))
    return forbidden(
      "A request that changes something with a session must have `X-Document-Export-Console: 1` and the `Origin` of the console.",
    );
  return undefined;
}

function forbidden(detail: string): PlainProblem {
  return { type: "forbidden", detail };
}

function hostDetail(host: string, { allowRemote }: AccessRules): string {
  const expected = allowRemote
    ? "an IP address, localhost or the host of `operator.publicUrl`"
    : "127.0.0.1, [::1] or localhost";
  return `Expected the \`Host\` to be ${expected}, got \`${host.slice(0, 100)}\`. Set \`operator.publicUrl\` where a proxy with another name stands in front.`;
}

function isOwnName(host: string, { allowRemote, publicUrls }: AccessRules): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url) || new URL(url).host !== withoutDefaultPort(host)) return false;
  if (publicUrls.some((each) => new URL(each).host === host)) return true;
  const { hostname } = new URL(url);
  // A site cannot make a browser send an IP address in `Host` that is not the server's.
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return LOCAL_NAMES.has(hostname) || (allowRemote && isAddress);
}

function withoutDefaultPort(host: string): string {
  return host.replace(/:80$/, "");
}

/**
 * Returns true if a request comes from another origin. Another port of this machine is also another origin, so
 * `same-site` is not enough.
 */
function isFromElsewhere({ headers }: Asked): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return origin !== undefined && !isOriginOf(origin, host);
}

/**
 * Returns true if a request opens a page. Links from other sites may open a page, which cannot be shown in a frame and
 * sends its own requests later.
 */
function isNavigation({ method, url = "", headers }: Asked): boolean {
  const isPage = url === "/" || /^\/(?:console|webhook-view)(?:\/|$)/.test(url);
  return method === "GET" && isPage && headers["sec-fetch-mode"] === "navigate";
}

function isOfConsole({ headers }: Asked): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  const isOwn = origin === undefined ? site === "same-origin" : isOriginOf(origin, host);
  return headers[CONSOLE_HEADER] === "1" && isOwn;
}

/** Returns true if an origin belongs to a host. Ignores the scheme, because a proxy may terminate TLS. */
function isOriginOf(origin: string, host: string | undefined): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
