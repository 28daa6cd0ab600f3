import type { Core } from "../handle/create-core.js";
import { fetchSource, readAway } from "./fetch-source.js";
import { splitTarget } from "./split-target.js";

/** A handler for runtimes that speak Fetch. */
export type FetchEntry = (request: Request) => Promise<Response>;

/** The core as a Fetch handler. */
export function fetchEntry(core: Core): FetchEntry {
  return async (request) => {
    const answer = await core({
      method: request.method,
      ...splitTarget(targetOf(request.url)),
      headers: Object.fromEntries(request.headers),
      read: fetchSource(request),
      get signal() {
        return request.signal;
      },
    });
    if (answer.status >= 400) await readAway(request);
    // `connection` is the transport's business in Fetch.
    const { connection: _, ...headers } = answer.headers;
    return new Response(answer.body as ConstructorParameters<typeof Response>[0], {
      status: answer.status,
      headers,
    });
  };
}

/** Cut from the text: a `URL` would cost more than the rest of the routing. */
function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.indexOf("#");
  return start === -1 ? "/" : url.slice(start, end === -1 ? undefined : end);
}
