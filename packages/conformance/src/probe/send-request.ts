import type { Json } from "../load/json.js";
import type { ResolvedTarget } from "../load/target.js";
import { encodeMultipart } from "./multipart.js";
import {
  SECOND_TOKEN,
  TOKEN,
  type RecordedResponse,
  type Exchange,
  type ProbeRequest,
  type SentRequest,
} from "./exchange.js";
import { redactTokens } from "./redact-tokens.js";
import { NoResponseError } from "./no-response-error.js";

/**
 * Sends one request and reads the whole response. Redirects are reported, never followed.
 * @throws NoResponseError where no complete response came within `timeout` milliseconds
 */
export async function sendRequest(
  target: ResolvedTarget,
  request: ProbeRequest,
  timeout: number,
): Promise<Exchange> {
  const sent = describeRequest(target, request);
  try {
    const response = await fetch(sent.url, {
      method: sent.method,
      headers: expandTokens(target, sent.headers),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      ...(sent.body && { body: encodeBody(sent.body) }),
    });
    return { request: sent, response: await readResponse(target, response) };
  } catch (error) {
    throw new NoResponseError(sent, timeout, error);
  }
}

function describeRequest(target: ResolvedTarget, request: ProbeRequest): SentRequest {
  const authorization =
    request.authorization === undefined ? `Bearer ${TOKEN}` : request.authorization;
  return {
    ...request,
    url: `${target.baseUrl}${request.path}`,
    headers: {
      ...(authorization !== null && { authorization }),
      ...(request.body && { "content-type": contentType(request.body) }),
      ...request.headers,
    },
  };
}

function contentType(body: NonNullable<ProbeRequest["body"]>): string {
  return body.kind === "text"
    ? "application/json"
    : `multipart/form-data; boundary=${body.boundary}`;
}

function encodeBody(body: NonNullable<ProbeRequest["body"]>): string {
  return body.kind === "text" ? body.text : encodeMultipart(body.parts, body.boundary);
}

function expandTokens(
  target: ResolvedTarget,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const expand = (value: string): string =>
    value.replace(SECOND_TOKEN, target.secondToken ?? "").replace(TOKEN, target.token);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, expand(value)]));
}

async function readResponse(target: ResolvedTarget, response: Response): Promise<RecordedResponse> {
  const { status, headers } = response;
  const raw = await response.text();
  return { status, headers, text: redactTokens(target, raw), json: parseJson(raw) };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
