import { decodeBody } from "../probe/read-body.js";
import {
  type HeaderLines,
  headerOf,
  type Recorded,
  type RecordedBody,
} from "../recording/recorded.js";
import type { CredentialRedactor } from "./redact-credentials.js";

/** Removes the credentials from an exchange, and decodes `Content-Encoding` of its bodies. */
export async function redactRecorded(
  recorded: Recorded,
  redactor: CredentialRedactor,
): Promise<Recorded> {
  const { request, response } = recorded;
  const headers = redactor.headers(request.headers);
  try {
    return {
      ...recordedTimes(recorded),
      request: {
        method: request.method,
        url: redactor.url(request.url),
        headers,
        ...(await redactBody(request, redactor).catch(() => ({}))),
      },
      ...(response && {
        response: {
          status: response.status,
          headers: redactor.headers(response.headers),
          ...(await redactBody(response, redactor)),
        },
      }),
    };
  } catch (error) {
    const reason = `its body is not in its coding: ${error instanceof Error ? error.message : ""}`;
    return {
      ...recordedTimes(recorded),
      request: { method: request.method, url: redactor.url(request.url), headers },
      failure: { by: "server", reason },
    };
  }
}

function recordedTimes({
  sentAt,
  milliseconds,
  failure,
}: Recorded): Pick<Recorded, "sentAt" | "milliseconds" | "failure"> {
  return { sentAt, milliseconds, ...(failure && { failure }) };
}

async function redactBody(
  { headers, body }: { readonly headers: HeaderLines; readonly body?: RecordedBody },
  redactor: CredentialRedactor,
): Promise<{ readonly body?: RecordedBody }> {
  // The content of a truncated compressed body cannot be known, so it is dropped.
  const coding = headerOf(headers, "content-encoding");
  if (!body || (body.size > body.bytes.length && coding !== undefined)) return {};
  const isCoded = !body.isDecoded && coding !== undefined;
  const bytes = isCoded ? await decodeBody(Buffer.from(body.bytes), coding) : body.bytes;
  const text = Buffer.from(bytes).toString("latin1");
  const redacted = redactor.text(text);
  const plain = redacted === text ? bytes : Buffer.from(redacted, "latin1");
  const missing = body.size - body.bytes.length;
  return { body: { bytes: plain, size: plain.length + missing, isDecoded: true } };
}
