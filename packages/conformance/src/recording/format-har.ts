// Writes recorded exchanges as HTTP Archive 1.2, entry by entry; `har.ts` reads them back.
import { isUtf8 } from "node:buffer";
import { STATUS_CODES } from "node:http";
import { type HeaderLines, headerOf, type Recorded, type RecordedBody } from "./recorded.js";

/** The text before the first entry and after the last one. */
export const ARCHIVE = {
  start: `{"log":{"version":"1.2","creator":{"name":"document-export-conformance","version":"1"},"entries":[\n`,
  between: ",\n",
  end: "\n]}}\n",
} as const;

/** Formats an exchange as an entry. Its bodies must be decoded: an archive cannot contain content codings. */
export function formatEntry(recorded: Recorded): string {
  const { sentAt, milliseconds, request, response, failure } = recorded;
  const time = Math.max(0, milliseconds);
  return JSON.stringify({
    startedDateTime: new Date(sentAt).toISOString(),
    time,
    request: formatRequest(request),
    response: formatResponse(response ?? { status: 0, headers: [] }),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(failure && { _failure: failure }),
  });
}

function formatRequest({ method, url, headers, body }: Recorded["request"]): object {
  const content = textOf(body);
  const mimeType = headerOf(headers, "content-type") ?? "";
  return {
    method,
    url,
    ...headOf(headers),
    queryString: [...new URLSearchParams(url.split("?")[1] ?? "")].map(([name, value]) => {
      return { name, value };
    }),
    ...(content && content.text !== "" && { postData: { mimeType, ...content } }),
    bodySize: body?.size ?? -1,
  };
}

function formatResponse({ status, headers, body }: NonNullable<Recorded["response"]>): object {
  return {
    status,
    statusText: STATUS_CODES[status] ?? "",
    ...headOf(headers),
    content: {
      size: body?.size ?? 0,
      mimeType: headerOf(headers, "content-type") ?? "",
      ...textOf(body),
    },
    redirectURL: headerOf(headers, "location") ?? "",
    bodySize: -1,
  };
}

function headOf(headers: HeaderLines): object {
  return {
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: headers.map(([name, value]) => ({ name, value })),
    headersSize: -1,
  };
}

/** A truncated body is omitted: an archive cannot mark a body as truncated. */
function textOf(
  body: RecordedBody | undefined,
): { readonly text: string; readonly encoding?: string } | undefined {
  if (!body || body.size > body.bytes.length) return undefined;
  const bytes = Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.length);
  if (isUtf8(bytes)) return { text: bytes.toString() };
  return { text: bytes.toString("base64"), encoding: "base64" };
}
