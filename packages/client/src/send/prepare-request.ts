import type { PreparedRequest, Sent } from "../options/send-credentials.js";
import type { Call } from "../request/call.js";
import { headersFor, readToken } from "../request/headers-for.js";

/** Prepares the headers and the body of a request: gets the caller's token and opens the body. */
export async function prepareRequest(settings: Sent, call: Call): Promise<PreparedRequest> {
  const headers = headersFor(await readToken(settings), call.headers, settings.headers);
  if (!call.body) return { headers };
  const { mediaType, content } = await call.body.open();
  // `duplex` is required for streams, and allowed for every other body (Fetch Standard, RequestInit.duplex).
  const init = {
    headers: { ...headers, "content-type": mediaType },
    body: content,
    duplex: "half",
  };
  return init as PreparedRequest;
}
