import { connect as connectTls } from "node:tls";
import type { NoResponseError } from "../probe/guard/no-response-error.js";
import { hintOfAuthority } from "./unknown-authority.js";

/** Returns what to correct, as a sentence after a space, if a request to the base URL got no response. */
export async function hintOfSilence(
  { cause, hasResponded, isOtherProtocol, isTimeout }: NoResponseError,
  baseUrl: string,
): Promise<string> {
  const ofAuthority = hintOfAuthority(cause, "name its file in NODE_EXTRA_CA_CERTS");
  if (ofAuthority !== "") return ofAuthority;
  const isTls = baseUrl.startsWith("https:");
  if (isTls && isWithoutTls(cause))
    return " The server there does not support TLS: use `http://`, or correct the port.";
  if (hasNoSharedProtocol(cause) || isHttp2(cause)) return HTTP2_ONLY;
  if (!isTls && !hasResponded && !isTimeout && (await speaksTls(baseUrl)))
    return " The server there requires TLS: use `https://`.";
  if (isOtherProtocol) return " The server there does not speak HTTP: correct the port.";
  return hasNoServer(cause) ? " Is it running, and is the base URL right?" : "";
}

const HTTP2_ONLY =
  " The server there supports only HTTP/2, and the checker only HTTP/1.1: enable HTTP/1.1, or use a proxy that supports both.";

/**
 * Returns the same hint if a server refuses HTTP/1.1 with a response, as some do that speak HTTP/2 only: it chooses `h2`
 * where that is offered, and nothing where only `http/1.1` is (RFC 7301, 3.2).
 */
export async function hintOfHttp2(baseUrl: string): Promise<string> {
  if (!baseUrl.startsWith("https:")) return "";
  const [withH2, withHttp1] = [
    await protocolOf(baseUrl, "h2"),
    await protocolOf(baseUrl, "http/1.1"),
  ];
  return withH2 === "h2" && withHttp1 !== "http/1.1" ? HTTP2_ONLY : "";
}

/** Whether nothing listens at the address, or its host name is unknown. */
function hasNoServer(cause: unknown): boolean {
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(String(cause));
}

function isWithoutTls(cause: unknown): boolean {
  return /wrong version number|packet length too long/.test(String(cause));
}

function hasNoSharedProtocol(cause: unknown): boolean {
  return /no application protocol/.test(String(cause));
}

/** A server that speaks HTTP/2 begins with a SETTINGS frame, which has type 4 and stream 0 (RFC 9113, 3.4). */
function isHttp2(cause: unknown): boolean {
  const packet = cause instanceof Error && "rawPacket" in cause ? cause.rawPacket : undefined;
  if (!(packet instanceof Uint8Array) || packet.length < 9) return false;
  return packet[0] === 0 && packet[3] === 4 && packet.subarray(5, 9).every((byte) => byte === 0);
}

const TLS_TIMEOUT_MS = 2_000;

/** Whether a TLS handshake begins at the address, whatever its certificate; sends no request. */
async function speaksTls(baseUrl: string): Promise<boolean> {
  return (await protocolOf(baseUrl)) !== undefined;
}

/** Returns the protocol that a TLS server chooses, "" if none, and undefined if there is no handshake. */
async function protocolOf(baseUrl: string, offered?: string): Promise<string | undefined> {
  const { hostname, port, protocol } = new URL(baseUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = connectTls({
    host,
    port: Number(port) || (protocol === "https:" ? 443 : 80),
    rejectUnauthorized: false,
    ...(offered !== undefined && { ALPNProtocols: [offered] }),
    ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
  });
  socket
    .setTimeout(TLS_TIMEOUT_MS, () => resolve(undefined))
    .once("secureConnect", () => resolve(socket.alpnProtocol || ""))
    .on("error", () => resolve(undefined));
  return promise.finally(() => socket.destroy());
}
