import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { assertPublicHost, publicLookup } from "./private-addresses.js";

const MAX_MEBIBYTES = 20;
const MAX_BYTES = MAX_MEBIBYTES * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** Timeout for one image, including redirects. */
const TIMEOUT_SECONDS = 30;

/** How an image is loaded. */
export interface FetchOptions {
  /** True if the image may be on a private network. */
  readonly allowPrivate: boolean;
}

/** Downloads an image, at most 20 MiB. Throws an Error with the reason if that fails. */
export async function fetchImage(url: string, options: FetchOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  try {
    return await readBytes(await follow(new URL(url), options, signal));
  } catch (error) {
    if (signal.aborted)
      throw new Error(`no response in ${TIMEOUT_SECONDS} seconds`, { cause: error });
    throw error;
  }
}

async function follow(
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
  left = MAX_REDIRECTS,
): Promise<IncomingMessage> {
  const response = await get(url, options, signal);
  const { statusCode: status = 0, headers } = response;
  if (status >= 200 && status < 300) return response;
  response.destroy();
  const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
  if (!isRedirect) throw new Error(`its server responded with ${status}`);
  if (left === 0) throw new Error(`it is redirected more than ${MAX_REDIRECTS} times`);
  return follow(new URL(headers.location ?? "", url), options, signal, left - 1);
}

function get(
  url: URL,
  { allowPrivate }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Error(`expected an address with http or https, got \`${url.protocol}\``);
  }
  if (!allowPrivate) assertPublicHost(url.hostname);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const guard = allowPrivate ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    request(url, { signal, ...guard }, resolve)
      .once("error", reject)
      .end();
  });
}

async function readBytes(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_MEBIBYTES} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
