import type { EmbeddedImages } from "@document-export/convert";
import { listImages } from "./converter.js";

interface Image {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const MAX_MEBIBYTES = 20;
const MEBIBYTE = 1024 * 1024;
/** Of all images of a document: no more are begun beyond it. */
const MAX_TOTAL_BYTES = 200 * MEBIBYTE;
/** Of one image, whose server may never respond. */
const TIMEOUT_SECONDS = 30;
const MAX_AT_ONCE = 4;

/**
 * Loads the images of a document, at most four at once and until they have `maxTotal` bytes. One that is not loaded is said,
 * and stays a link.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export async function loadImages(
  document: unknown,
  say: (failure: string) => void,
  maxTotal = MAX_TOTAL_BYTES,
): Promise<EmbeddedImages> {
  const urls = listImages(document).map(({ url }) => url);
  const loaded = new Map<string, Image>();
  // All take from one list until it is empty.
  const rest = urls.values();
  let total = 0;
  const loadRest = async () => {
    for (const url of rest)
      try {
        if (total >= maxTotal)
          throw new Error(
            `the images before it have ${total} bytes, and at most ${maxTotal} are loaded`,
          );
        const image = await loadImage(url);
        total += image.bytes.length;
        loaded.set(url, image);
      } catch (error) {
        say(`Cannot load the image ${url}: ${reasonOf(error)}. It stays a link.`);
      }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, loadRest));
  return { embed: loaded };
}

async function loadImage(url: string): Promise<Image> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000) });
  if (!response.ok) throw new Error(`its server responded with ${response.status}`);
  const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
  return { bytes: await readBytes(response), mediaType: mediaType.trim().toLowerCase() };
}

async function readBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_MEBIBYTES * MEBIBYTE) throw new Error(`it is larger than ${MAX_MEBIBYTES} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What failed beneath, where `fetch` only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no response in ${TIMEOUT_SECONDS} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
