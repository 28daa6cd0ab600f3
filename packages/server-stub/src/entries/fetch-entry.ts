import { cutOff, type ByteSource } from "../decode/byte-source.js";
import type { Core } from "../handle/create-core.js";

/** A handler for runtimes that speak Fetch. */
export type FetchEntry = (request: Request) => Promise<Response>;

/** The core as a Fetch handler. */
export function fetchEntry(core: Core): FetchEntry {
  return async (request) => {
    const url = new URL(request.url);
    const answer = await core({
      method: request.method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: Object.fromEntries(request.headers),
      read: sourceOf(request.body),
      signal: request.signal,
    });
    // `connection` is the transport's business in Fetch.
    const { connection: _, ...headers } = answer.headers;
    return new Response(answer.body as ConstructorParameters<typeof Response>[0], {
      status: answer.status,
      headers,
    });
  };
}

function sourceOf(body: ReadableStream<Uint8Array> | null): ByteSource {
  return async (take) => {
    const reader = body?.getReader();
    const next = () =>
      reader?.read().catch((error: unknown) => {
        throw cutOff(error);
      });
    try {
      for (let chunk = await next(); chunk && !chunk.done; chunk = await next()) take(chunk.value);
    } finally {
      reader?.releaseLock();
    }
  };
}
