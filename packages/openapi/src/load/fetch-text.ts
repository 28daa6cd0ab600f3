import { lookup, type LookupAddress } from "node:dns";
import { request as requestPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { decodeText } from "./decode-text.js";
import { isPrivateAddress } from "./is-private-address.js";
import { MAX_BYTES, MAX_REDIRECTS, MAX_WAIT } from "./limits.js";
import { Refusal } from "./refusal.js";

/** A text fetched from the network, and its media type. */
export interface Fetched {
  readonly body: string;
  readonly mimeType: string | undefined;
  /** Whether the text came from a private address. */
  readonly isPrivate: boolean;
}

/** The addresses that a request may reach. */
export interface Reach {
  /** Whether all private addresses are allowed. */
  readonly allowPrivate: boolean;
  /**
   * Whether the URL itself may be private because a person gave it. Does not apply to redirects from a public address.
   */
  readonly isNamed?: boolean | undefined;
  /** Returns whether an address is private. @default true for addresses outside the public network */
  readonly judge?: (address: string) => boolean;
}

/**
 * Fetches a text over HTTP. Throws a {@link Refusal} for a private address or a response that is too long, and an
 * `Error` if the request fails. The address is checked when the connection is made, so that a name cannot resolve to
 * another address afterwards.
 */
export async function fetchText(
  address: string,
  { allowPrivate, isNamed = false, judge = isPrivateAddress }: Reach,
): Promise<Fetched> {
  let mayBePrivate = allowPrivate || isNamed;
  let url = new URL(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const response = await get(url, mayBePrivate ? undefined : judge);
    const { statusCode = 0, headers } = response;
    const { remoteAddress } = response.socket;
    const isPrivate = remoteAddress !== undefined && judge(remoteAddress);
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = new URL(headers.location, url);
      // A private server may redirect to private addresses, which it could reach anyway.
      mayBePrivate = allowPrivate || (mayBePrivate && isPrivate);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`${url.href} responded with the status ${statusCode}`);
    }
    return { body: await readBody(response, url), mimeType: headers["content-type"], isPrivate };
  }
  throw new Error(`${address} redirects more than ${MAX_REDIRECTS} times`);
}

/** Sends a request; refuses addresses that `judge` considers private. */
function get(url: URL, judge: Reach["judge"]): Promise<IncomingMessage> {
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new Refusal(`${url.href}: expected an address of \`http:\` or \`https:\``);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (judge && isIP(host) !== 0 && judge(host)) throw privateRefusal(url.href);
  const options: RequestOptions = {
    headers: { accept: "application/json, application/yaml, */*;q=0.5" },
    signal: AbortSignal.timeout(MAX_WAIT),
    ...(judge && { lookup: publicLookup(url.href, judge) }),
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestSecure : requestPlain;
    send(url, options, resolve).on("error", reject).end();
  });
}

/** Resolves a host name, and fails if any of its addresses is private. */
function publicLookup(href: string, judge: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (found.some(({ address }) => judge(address))) return callback(privateRefusal(href), []);
      if (options.all) return callback(null, found);
      const [{ address, family } = { address: "", family: 4 }] = found;
      return callback(null, address, family);
    });
}

function privateRefusal(href: string): Refusal {
  return new Refusal(
    `${href} leads to a private address: if you trust the description, allow it with \`--allow-private\``,
  );
}

async function readBody(response: IncomingMessage, url: URL): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      response.destroy();
      throw tooLarge(url.href);
    }
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks));
}

/** Creates the refusal of a file that is too large. */
export function tooLarge(file: string): Refusal {
  return new Refusal(`${file} is larger than ${MAX_BYTES / 1_000_000} MB: expected a description`);
}
