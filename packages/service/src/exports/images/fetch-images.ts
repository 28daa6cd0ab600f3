import pLimit from "p-limit";
import { request, type Agent } from "undici";
import { StoppingError } from "../../conversion/conversion-errors.js";

/** An image of a document that was fetched. */
export interface FetchedImage {
  /** Address of the image in the document. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Media type such as `image/png`, detected from the bytes rather than taken from the server. */
  readonly mediaType: string;
}

/** Options for fetching images. */
export interface ImageFetching {
  /** Connects only to allowed addresses. */
  readonly dispatcher: Agent;
  /** Maximum number of images to fetch per document. */
  readonly maxCount: number;
  /** Maximum size of an image in bytes. */
  readonly maxBytes: number;
  /** Maximum total size of a document's images in bytes. */
  readonly maxTotal: number;
  /** Time limit for all images of a document, in milliseconds. */
  readonly timeout: number;
}

const CONCURRENCY = 4;
const MAX_REDIRECTS = 3;
/**
 * Maximum number of bytes to read and discard of a response that is not an image, so that its connection can be reused.
 */
const MAX_DUMPED_BYTES = 16_384;

/**
 * Fetches the images of a document. Leaves out each image that cannot be fetched; the conversion then adds a warning.
 * Follows up to {@link MAX_REDIRECTS} redirects, each through the same guard.
 *
 * @throws {StoppingError} if the service stops in the meantime.
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
  // Images missing now because of the shutdown may be available in the next attempt.
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

/** First bytes of image files in hexadecimal, from their specifications. */
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
 * Detects the image type from the bytes; undefined for anything else. SVG is deliberately not included: it may contain
 * scripts, which would run wherever it is stored.
 */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("hex");
  const [mediaType, extension] = SIGNATURES.find(([, , begins]) => begins.test(beginning)) ?? [];
  return mediaType && extension ? { mediaType, extension } : undefined;
}
