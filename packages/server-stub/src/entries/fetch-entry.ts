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
      bytes: readable(request.body),
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

async function* readable(body: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.releaseLock();
  }
}
