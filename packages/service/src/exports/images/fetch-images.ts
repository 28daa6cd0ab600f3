import pLimit from "p-limit";
import { request, type Agent } from "undici";
import { StoppingError } from "../../conversion/conversion-errors.js";

/** An image of a document, loaded. */
export interface FetchedImage {
  /** Where the document says that it is. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Such as `image/png`; read off the bytes, not believed of the server. */
  readonly mediaType: string;
}

/** How images are loaded. */
export interface ImageFetching {
  /** Connects to allowed addresses only. */
  readonly dispatcher: Agent;
  /** How many images of a document are loaded. */
  readonly maxCount: number;
  /** Maximum size of one image, in bytes. */
  readonly maxBytes: number;
  /** Maximum size of all images of a document, in bytes. */
  readonly maxTotal: number;
  /** In milliseconds, for all images of a document. */
  readonly timeout: number;
}

const CONCURRENCY = 4;
const MAX_REDIRECTS = 3;
/** Bytes of a response without an image that are read and dropped, so that its connection can be kept. */
const MAX_DUMPED_BYTES = 16_384;

/**
 * Fetches the images of a document. One that cannot be fetched is left out, and the conversion warns of it. Redirects
 * are followed up to {@link MAX_REDIRECTS} times, each through the same guard.
 *
 * @throws {StoppingError} if the service stops meanwhile.
 */
export async function fetchImages(
  urls: readonly string[],
  fetching: ImageFetching,
): Promise<readonly FetchedImage[]> {
  const signal = AbortSignal.timeout(fetching.timeout);
  const limit = pLimit(CONCURRENCY);
  let bytesLeft = fetching.maxTotal;
  const load = async (url: string): Promise<FetchedImage | undefined> => {
    const bytes = await download(url, fetching, signal).catch(() => undefined);
    const type = bytes && imageType(bytes);
    if (!bytes || !type || bytes.length > bytesLeft) return undefined;
    bytesLeft -= bytes.length;
    return { url, bytes, mediaType: type.mediaType };
  };
  const loaded = await Promise.all(urls.map((url) => limit(() => load(url))));
  // The images that are missing now may be there at the next attempt.
  if (fetching.dispatcher.destroyed) throw new StoppingError();
  return loaded.filter((image) => image !== undefined);
}

async function download(
  url: string,
  { dispatcher, maxBytes }: ImageFetching,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  let address = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await request(address, { dispatcher, signal });
    const location = [response.headers["location"]].flat()[0];
    if (response.statusCode === 200) return readLimited(response.body, maxBytes);
    await response.body.dump({ limit: MAX_DUMPED_BYTES });
    if (response.statusCode < 300 || response.statusCode > 399 || !location) return undefined;
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

/** How image files begin, in hexadecimal (their specifications). */
const SIGNATURES: readonly (readonly [mediaType: string, extension: string, begins: RegExp])[] = [
  ["image/png", "png", /^89504e470d0a1a0a/],
  ["image/jpeg", "jpg", /^ffd8ff/],
  ["image/gif", "gif", /^47494638(?:37|39)61/],
  ["image/webp", "webp", /^52494646.{8}57454250/],
  ["image/bmp", "bmp", /^424d.{8}00000000/],
];

/** Media type and extension of an image. */
export interface ImageType {
  readonly mediaType: string;
  readonly extension: string;
}

/**
 * What kind of image the bytes are; undefined for anything else.
 * SVG is none of them on purpose: it may hold scripts, and would run them where it is stored.
 */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("hex");
  const [mediaType, extension] = SIGNATURES.find(([, , begins]) => begins.test(beginning)) ?? [];
  return mediaType && extension ? { mediaType, extension } : undefined;
}
