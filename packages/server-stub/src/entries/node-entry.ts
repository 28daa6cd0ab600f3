import type { IncomingMessage, ServerResponse } from "node:http";
import type { ByteSource } from "../request/byte-source.js";
import type { CoreRequest } from "../request/core-request.js";
import { headerOf } from "../request/header-of.js";
import type { Core } from "../handle/create-core.js";
import { nodeSource } from "./node-source.js";
import { sendResponse } from "./send-response.js";
import { splitTarget } from "./split-target.js";

/** A listener for `node:http`. */
export type NodeEntry = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Headers = IncomingMessage["headers"];

// Matches the origin in a target: a server must also accept the absolute form (RFC 9112, 3.2.2).
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Wraps the core in a `node:http` listener. */
export function nodeEntry(core: Core): NodeEntry {
  return (request, response) =>
    core(new NodeRequest(request, response)).then((coreResponse) =>
      sendResponse(coreResponse, request, response),
    );
}

/**
 * A Node request in the form that the core uses. It is a class, because objects from literals with getters survive many
 * garbage collections, which takes a third of the time of a small request.
 */
export class NodeRequest implements CoreRequest {
  readonly method: string;
  readonly httpVersion: string;
  readonly path: string;
  readonly query: string;
  readonly headers: CoreRequest["headers"];
  readonly rawHeaders: CoreRequest["rawHeaders"];
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", url = "/", headers, rawHeaders, httpVersion } = request;
    const { path, query } = splitTarget(url.startsWith("/") ? url : url.replace(ORIGIN, ""));
    this.method = method;
    this.httpVersion = httpVersion;
    this.path = path;
    this.query = query;
    this.headers = areTexts(headers) ? headers : joinHeaders(headers);
    this.rawHeaders = rawHeaders;
    this.#request = request;
    this.#response = response;
  }

  header(name: string): string | undefined {
    return headerOf(this.headers, name);
  }

  get read(): ByteSource {
    return nodeSource(this.#request);
  }

  /**
   * False for requests that a test injects without a socket (light-my-request of Fastify): the test still owns their
   * chunks.
   */
  get ownsChunks(): boolean {
    return this.#request.socket.bytesRead > 0;
  }

  get remoteAddress(): string | undefined {
    return this.#request.socket.remoteAddress;
  }

  get signal(): AbortSignal {
    return (this.#signal ??= abortedWith(this.#response));
  }
}

/** Returns true if all headers are texts. In Node only `set-cookie`, which callers never send, is a list. */
function areTexts(headers: Headers): headers is Headers & CoreRequest["headers"] {
  return headers["set-cookie"] === undefined;
}

function joinHeaders(headers: Headers): CoreRequest["headers"] {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(", ") : value,
  ]);
  return Object.fromEntries(entries);
}

/** Returns a signal that aborts when the caller disconnects, which is a `close` before the response is finished. */
function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!response.writableFinished) controller.abort(new Error("The caller disconnected."));
  };
  if (response.closed) abort();
  else response.once("close", abort);
  return controller.signal;
}
