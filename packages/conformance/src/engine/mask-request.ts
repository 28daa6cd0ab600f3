import type { Target } from "../load/target.js";
import { maskFields, maskText, maskValue, variablesIn } from "../secrets/mask-text.js";
import { secretsOf } from "../secrets/secrets.js";
import type { RecordedResponse, RequestBody, SentRequest } from "../probe/exchange.js";
import { contentOf } from "../probe/reported-request.js";

/**
 * Replaces the secrets of the target in a request with placeholders, so that the request can be shown and sent again.
 */
export function maskRequest(target: Target, request: SentRequest): SentRequest {
  if (secretsOf(target).length === 0) return request;
  const { headers, body, hasTokenInBody } = request;
  const path = maskPath(target, request.path);
  const url = `${target.baseUrl.replace(/\/+$/, "")}${path}`;
  const shown = {
    path,
    headers: maskHeaders(target, headers),
    ...(body && { body: maskBody(target, body) }),
  };
  const variables = variablesIn(target, JSON.stringify([path, shown.headers]));
  const inBody = shown.body ? variablesIn(target, textOf(shown.body)) : [];
  return {
    ...request,
    ...shown,
    url,
    variables: [...new Set([...variables, ...inBody])],
    ...((hasTokenInBody === true || inBody.length > 0) && { hasTokenInBody: true }),
  };
}

/** Removes the secrets from a response, as far as they appear verbatim. */
export function maskResponse(target: Target, response: RecordedResponse): RecordedResponse {
  if (secretsOf(target).length === 0) return response;
  const content = contentOf(response.bytes);
  return {
    ...response,
    rawHeaders: response.rawHeaders.map(
      ([name, value]) => [name, maskHeader(target, value)] as const,
    ),
    text: maskFields(target, response.text),
    ...("text" in content && { bytes: Buffer.from(maskFields(target, content.text)) }),
  };
}

function maskPath(target: Target, path: string): string {
  const [before = "", ...query] = path.split("?");
  const segments = before.split("/").map((segment) => maskText(target, segment));
  return [segments.join("/"), ...query.map((part) => maskFields(target, part))].join("?");
}

function maskHeaders(target: Target, headers: SentRequest["headers"]): SentRequest["headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === "string"
        ? maskHeader(target, value)
        : value.map((one) => maskHeader(target, one)),
    ]),
  );
}

/** Some credentials follow a scheme, and the value of a cookie follows its name. */
function maskHeader(target: Target, value: string): string {
  const [, scheme = "", credential = value] =
    /^(basic|bearer|digest|dpop)\s+(.+)$/is.exec(value) ?? [];
  if (scheme !== "") return `${scheme} ${maskValue(target, credential)}`;
  const whole = maskValue(target, value);
  return whole === value ? maskFields(target, value) : whole;
}

function maskBody(target: Target, body: RequestBody): RequestBody {
  if (body.kind === "text") return { ...body, text: maskFields(target, body.text) };
  if (body.kind === "bytes") return { ...body, bytes: maskBytes(target, body.bytes) };
  return {
    ...body,
    parts: body.parts.map((part) => {
      const { content } = part;
      if (typeof content !== "string") return { ...part, content: maskBytes(target, content) };
      const whole = maskValue(target, content);
      return { ...part, content: whole === content ? maskFields(target, content) : whole };
    }),
  };
}

function maskBytes(target: Target, bytes: Uint8Array): Uint8Array {
  const content = contentOf(bytes);
  return "text" in content ? Buffer.from(maskFields(target, content.text)) : bytes;
}

function textOf(body: RequestBody): string {
  if (body.kind === "text") return body.text;
  if (body.kind === "bytes") return Buffer.from(body.bytes).toString();
  return body.parts.map(({ content }) => Buffer.from(content).toString()).join("\n");
}
