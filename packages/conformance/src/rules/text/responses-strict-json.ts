import { incremental } from "../../checks/incremental.js";
import { faultOfJsonBytes } from "../../checks/text/strict-json.js";
import type { Basis } from "../../findings/basis.js";
import { mediaType } from "../../judge/judge-response.js";
import type { RecordedResponse } from "../../probe/exchange.js";

const STRICT = { decision: "http-semantics", rfc: "RFC 8259" } as const satisfies Basis;

/** Responses contain no JSON that some parsers accept and others reject or interpret differently. */
export const responsesStrictJson = incremental({
  id: "responses-strict-json",
  title: "Every response is JSON in UTF-8, without a byte-order mark, NaN or a member twice.",
  basis: [STRICT],
  operations: [
    "exportHostedDocument",
    "createWebhook",
    "listDocumentExports",
    "listCollections",
    "listWebhooks",
  ],
  depth: "quick",
  begin: (context) => ({
    see(exchange) {
      const { request, response } = exchange;
      if (request.operation === undefined || response.bytes.length === 0) return;
      const fault = faultOf(response);
      if (fault === undefined) return;
      context.report(
        STRICT,
        `${request.operation} returned ${response.status}: expected strict JSON, got ${fault}.`,
        exchange,
      );
    },
  }),
});

function faultOf(response: RecordedResponse): string | undefined {
  if (!/[/+]json$/.test(mediaType(response))) return undefined;
  if (response.json === undefined) return "a body that is not JSON";
  return faultOfJsonBytes(response.bytes) ?? faultOfCharset(response);
}

/** JSON has no other encoding than UTF-8, and a client that trusts the parameter would decode the text wrongly. */
function faultOfCharset({ headers }: RecordedResponse): string | undefined {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(headers.get("content-type") ?? "")?.[1];
  if (charset === undefined || /^(?:utf-8|us-ascii)$/i.test(charset)) return undefined;
  return `the charset \`${charset.slice(0, 40)}\``;
}
