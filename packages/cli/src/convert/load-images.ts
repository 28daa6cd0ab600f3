import type { EmbeddedImages } from "@document-export/convert";
import { listImages } from "./converter.js";

type Loaded = Map<string, { readonly bytes: Uint8Array; readonly mediaType: string }>;

const MAX_MEBIBYTES = 20;
const MAX_BYTES = MAX_MEBIBYTES * 1024 * 1024;
/** Of one image, whose server may never respond. */
const TIMEOUT_SECONDS = 30;
const MAX_AT_ONCE = 4;

/**
 * Loads the images of a document, at most four at once. One that cannot be loaded is said, and stays a link.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 */
export async function loadImages(
  document: unknown,
  say: (failure: string) => void,
): Promise<EmbeddedImages> {
  const urls = listImages(document).map(({ url }) => url);
  const loaded: Loaded = new Map();
  // All take from one list until it is empty.
  const rest = urls.values();
  const loadRest = async () => {
    for (const url of rest) await loadInto(loaded, url, say);
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, loadRest));
  return { embed: loaded };
}

async function loadInto(
  loaded: Loaded,
  url: string,
  say: (failure: string) => void,
): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000) });
    if (!response.ok) throw new Error(`its server responded with ${response.status}`);
    const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
    loaded.set(url, {
      bytes: await readBytes(response),
      mediaType: mediaType.trim().toLowerCase(),
    });
  } catch (error) {
    say(`Cannot load the image ${url}: ${reasonOf(error)}. It stays a link.`);
  }
}

async function readBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_MEBIBYTES} MiB`);
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
