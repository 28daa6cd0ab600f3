import { GoogleError } from "./google-error.js";

/** Google addresses that this package calls. */
export const HOSTS = {
  docs: "https://docs.googleapis.com",
  drive: "https://www.googleapis.com",
  token: "https://oauth2.googleapis.com",
  signIn: "https://accounts.google.com",
} as const;

/** Host of images in documents; the first label varies. */
const IMAGE_HOST = /\.googleusercontent\.com$/;

/** Checks the endpoint that replaces Google: it receives tokens, so it must use TLS or be on this machine. */
export function checkEndpoint(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined) return undefined;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url));
  if (url && isSafe && !url.username && !url.password) return url.origin;
  throw new GoogleError(
    "credentials",
    `\`${endpoint.slice(0, 80)}\` cannot replace Google's addresses: expected https, or http on this machine.`,
    { advice: "Leave the endpoint out to call Google itself." },
  );
}

/** Returns the URL of a call: Google's, or the same path at the custom endpoint. */
export function atEndpoint(url: URL, endpoint: string | undefined): URL {
  return endpoint === undefined ? url : new URL(url.pathname + url.search, endpoint);
}

/** Returns true if images may be loaded from an address: no document may make this machine call other hosts. */
export function isImageAddress(url: URL, endpoint: string | undefined): boolean {
  if (endpoint !== undefined && url.origin === endpoint) return true;
  return url.protocol === "https:" && url.port === "" && IMAGE_HOST.test(url.hostname);
}

function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
