import type { IncomingMessage, ServerResponse } from "node:http";
import type { Core } from "../handle/create-core.js";
import type { CoreResponse } from "../handle/core-request.js";

/** A listener for `node:http`. */
export type NodeEntry = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The core as a `node:http` listener. */
export function nodeEntry(core: Core): NodeEntry {
  return async (request, response) => {
    const target = request.url ?? "/";
    const mark = target.indexOf("?");
    const answer = await core({
      method: request.method ?? "GET",
      path: mark === -1 ? target : target.slice(0, mark),
      query: mark === -1 ? "" : target.slice(mark + 1),
      headers: joinHeaders(request),
      bytes: request,
      signal: abortedWith(response),
    });
    send(answer, response, request);
  };
}

function joinHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : value,
    ]),
  );
}

/** `close` before the answer is finished means that the caller went away. */
function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort(new Error("The caller went away."));
  });
  return controller.signal;
}

function send(answer: CoreResponse, response: ServerResponse, request: IncomingMessage): void {
  if (response.destroyed) return;
  // A body that nobody read would be taken for the next request on this connection.
  if (!request.complete) response.shouldKeepAlive = false;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}
