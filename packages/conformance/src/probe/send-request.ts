import type { Json } from "../load/json.js";
import type { ResolvedTarget } from "../load/target.js";
import {
  type Exchange,
  type ProbeRequest,
  type RecordedResponse,
  SECOND_TOKEN,
  type SentRequest,
  TOKEN,
} from "./exchange.js";
import { encodeMultipart } from "./multipart.js";

/** A request brought no complete response: the connection failed, was cut, or the time was over. */
export class NoResponseError extends Error {
  override readonly name = "NoResponseError";
  readonly request: SentRequest;

  constructor(request: SentRequest, timeout: number, cause: unknown) {
    super(
      `${request.method} ${request.path} brought no response: ${reason(cause)} (deadline ${timeout} ms).`,
      { cause },
    );
    this.request = request;
  }
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error && cause.cause.message !== ""
    ? cause.cause.message
    : cause.message;
}

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

/** Replaces the tokens of a target by their placeholders, so that a report can be passed on. */
export function redactTokens({ token, secondToken }: ResolvedTarget, text: string): string {
  const isRedacted = secondToken !== undefined && secondToken !== "";
  const rest = isRedacted ? text.replaceAll(secondToken, () => SECOND_TOKEN) : text;
  return rest.replaceAll(token, () => TOKEN);
}
