import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import type { PlainProblem } from "../../http/problems.js";

/** Which names the operator's port has. */
export interface AccessRules {
  /** Whether it may be reached from other machines. */
  readonly allowRemote: boolean;
  /** The URLs under which proxies serve it. */
  readonly publicUrls: readonly string[];
}

/** What is read of a request. */
type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Names of the loopback interface. A site can point its own name to it (DNS rebinding), and its scripts would use the
 * API; `Host` then has that name, and no script can change it.
 */
const LOCAL_NAMES: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Only scripts of the same origin can send it: others would need a preflight, which is never granted. */
export const CONSOLE_HEADER = "x-document-export-console";

/**
 * Says why a request to the operator's port is refused; undefined if it is not. `hasSession` says that a cookie stands
 * for its sender, which a browser also adds to what other sites make it send.
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
  // No site can make a browser send an address that is not that of the server.
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return LOCAL_NAMES.has(hostname) || (allowRemote && isAddress);
}

function withoutDefaultPort(host: string): string {
  return host.replace(/:80$/, "");
}

/** Another port of this machine is another origin too: `same-site` is not enough. */
function isFromElsewhere({ headers }: Asked): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return origin !== undefined && !isOriginOf(origin, host);
}

/** A link may lead to a page, which no other page may show in a frame; its requests come after that. */
function isNavigation({ method, url = "", headers }: Asked): boolean {
  const isPage = url === "/" || /^\/(?:console|webhook-view)(?:\/|$)/.test(url);
  return method === "GET" && isPage && headers["sec-fetch-mode"] === "navigate";
}

function isOfConsole({ headers }: Asked): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  const isOwn = origin === undefined ? site === "same-origin" : isOriginOf(origin, host);
  return headers[CONSOLE_HEADER] === "1" && isOwn;
}

/** A proxy may terminate TLS, so that the scheme says nothing. */
function isOriginOf(origin: string, host: string | undefined): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
