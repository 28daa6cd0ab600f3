import type { IncomingMessage, ServerResponse } from "node:http";

const UNRESERVED = /^[A-Za-z0-9._~-]$/;

/**
 * Does for a request what the contract asks and the stub left undone when this was written: equal URLs are one
 * (RFC 9110, 4.2.3), and an `Idempotency-Key` may come once. Returns whether the stub is to be asked.
 */
export function fixRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = "", ...query] = (request.url ?? "").split("?");
  const decoded = path.replaceAll(/%[0-9a-f]{2}/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return UNRESERVED.test(character) ? character : octet;
  });
  request.url = [decoded, ...query].join("?");
  const isKeyDoubled = (request.headersDistinct["idempotency-key"]?.length ?? 0) > 1;
  if (isKeyDoubled) refuse(response);
  return !isKeyDoubled;
}

function refuse(response: ServerResponse): void {
  const detail = "Expected one `Idempotency-Key`, got several.";
  response.writeHead(400, { "content-type": "application/problem+json", connection: "close" }).end(
    JSON.stringify({
      type: "urn:problem-type:document-export:invalid-request",
      title: "Invalid request",
      status: 400,
      detail,
      errors: [{ in: "header", name: "Idempotency-Key", keyword: "maxItems", detail }],
    }),
  );
}
