import pLimit from "p-limit";
import { request, type Agent } from "undici";
import type { FetchedImage } from "./fetched-image.js";
import { StoppingError } from "../stopping-error.js";
import { imageType } from "./image-type.js";

/** How images are loaded. */
export interface ImageFetching {
  /** Connects to allowed addresses only. */
  readonly dispatcher: Agent;
  /** How many images of a document are loaded. */
  readonly maxCount: number;
  /** Bytes of one image at most. */
  readonly maxBytes: number;
  /** Bytes of all images of a document at most. */
  readonly maxTotal: number;
  /** In milliseconds, for all images of a document. */
  readonly timeout: number;
}

const AT_ONCE = 4;
const REDIRECTS = 3;
/** Bytes of an answer without an image that are read away, so that the connection ends in order. */
const UNREAD = 16_384;

/**
 * Loads the images of a document as far as they can be had; those that cannot are left out, and the conversion
 * says so of each. Throws where the service stops meanwhile. Redirects are followed a few times, through the same guard.
 */
export async function fetchImages(
  urls: readonly string[],
  fetching: ImageFetching,
): Promise<readonly FetchedImage[]> {
  const signal = AbortSignal.timeout(fetching.timeout);
  const limit = pLimit(AT_ONCE);
  let room = fetching.maxTotal;
  const load = async (url: string): Promise<FetchedImage | undefined> => {
    const bytes = await download(url, fetching, signal).catch(() => undefined);
    const type = bytes && imageType(bytes);
    if (!bytes || !type || bytes.length > room) return undefined;
    room -= bytes.length;
    return { url, bytes, mediaType: type.mediaType };
  };
  const loaded = await Promise.all(urls.map((url) => limit(() => load(url))));
  // What could not be had by then might be had again: the next attempt looks anew.
  if (fetching.dispatcher.destroyed) throw new StoppingError();
  return loaded.filter((image) => image !== undefined);
}

async function download(
  url: string,
  { dispatcher, maxBytes }: ImageFetching,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  let address = url;
  for (let turn = 0; turn <= REDIRECTS; turn += 1) {
    const answer = await request(address, { dispatcher, signal });
    const location = [answer.headers["location"]].flat()[0];
    if (answer.statusCode === 200) return readLimited(answer.body, maxBytes);
    await answer.body.dump({ limit: UNREAD });
    if (answer.statusCode < 300 || answer.statusCode > 399 || !location) return undefined;
    address = new URL(location, address).href;
  }
  return undefined;
}

async function readLimited(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
