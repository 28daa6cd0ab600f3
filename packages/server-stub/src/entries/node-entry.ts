import type { IncomingMessage, ServerResponse } from "node:http";
import type { Core } from "../handle/create-core.js";
import { nodeSource } from "./node-source.js";
import { sendAnswer } from "./send-answer.js";

/** A listener for `node:http`. */
export type NodeEntry = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

// RFC 9112, 3.2.2: a server takes the absolute form too.
const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The core as a `node:http` listener. */
export function nodeEntry(core: Core): NodeEntry {
  return async (request, response) => {
    const url = request.url ?? "/";
    const target = url.startsWith("/") ? url : url.replace(origin, "");
    const mark = target.indexOf("?");
    const answer = await core({
      method: request.method ?? "GET",
      path: mark === -1 ? target : target.slice(0, mark),
      query: mark === -1 ? "" : target.slice(mark + 1),
      headers: joinHeaders(request),
      read: nodeSource(request),
      signal: abortedWith(response),
    });
    sendAnswer(answer, request, response);
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
