import type { ByteSource } from "../request/byte-source.js";
import type { CoreRequest } from "../request/core-request.js";
import type { Core } from "../handle/create-core.js";
import { fetchSource, discardRest } from "./fetch-source.js";
import { isStream } from "../request/streams.js";
import { splitTarget } from "./split-target.js";
import { streamBody } from "./stream-body.js";

/** A handler for runtimes with the Fetch API. */
export type FetchEntry = (request: Request) => Promise<Response>;

/** Wraps the core in a Fetch handler that waits at most `bodyTimeout` milliseconds for a body. */
export function fetchEntry(core: Core, bodyTimeout: number): FetchEntry {
  return async (request) => {
    const coreRequest = new FetchRequest(request, bodyTimeout);
    const response = await core(coreRequest);
    if (response.status >= 400) await discardRest(request);
    // With Fetch, the runtime manages the connection, so the `connection` header is dropped.
    const { connection: _, ...headers } = response.headers;
    const body = isStream(response.body)
      ? streamBody(response.body, (reason) => coreRequest.abort(reason))
      : response.body;
    return new Response(body as ConstructorParameters<typeof Response>[0], {
      status: response.status,
      headers,
    });
  };
}

/**
 * A Fetch request in the form that the core uses. It is a class with getters, because adapters on Node create signals
 * and the full headers lazily, and each costs as much as a request.
 */
class FetchRequest implements CoreRequest {
  readonly method: string;
  readonly httpVersion = undefined;
  readonly rawHeaders = undefined;
  readonly remoteAddress = undefined;
  readonly path: string;
  readonly query: string;
  readonly read: ByteSource;
  /** True, because the stream of a body transfers its chunks to its reader (Streams Standard). */
  readonly ownsChunks = true;
  readonly #request: Request;
  #headers: CoreRequest["headers"] | undefined;
  #abort: AbortController | undefined;

  constructor(request: Request, bodyTimeout: number) {
    const { path, query } = splitTarget(targetOf(request.url));
    this.method = request.method;
    this.path = path;
    this.query = query;
    this.read = fetchSource(request, bodyTimeout);
    this.#request = request;
  }

  get headers(): CoreRequest["headers"] {
    return (this.#headers ??= Object.fromEntries(this.#request.headers));
  }

  header(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }

  /**
   * Signal that aborts when the caller disconnects, and also when a reader cancels the response body, which not every
   * runtime reports to the request.
   */
  get signal(): AbortSignal {
    this.#abort ??= abortWith(this.#request.signal);
    return this.#abort.signal;
  }

  abort(reason: unknown): void {
    this.#abort ??= new AbortController();
    this.#abort.abort(reason);
  }
}

function abortWith(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return controller;
}

/** Slices the target from the text: creating a `URL` would cost more than all other routing. */
function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.indexOf("#");
  return start === -1 ? "/" : url.slice(start, end === -1 ? undefined : end);
}
