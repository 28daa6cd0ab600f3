import { type CallResponse, isSuccess, localTime } from "../send.js";

const MULTI_STATUS = 207;
const MAX_STATUS_BYTES = 100_000;

/**
 * Returns true if a PROPFIND found something. For a missing resource, some servers respond with a 207 that contains a
 * 404.
 */
export function isFound(response: CallResponse): boolean {
  if (response.status !== MULTI_STATUS) return isSuccess(response);
  const inside = statusesIn(response);
  return inside.length === 0 || inside.some((status) => status < 300);
}

/**
 * Normalizes the response to a request for one resource: replaces a 207 with the first failure inside it (RFC 4918,
 * 9.6.1 and 9.9.4).
 */
export function wholeResponse(response: CallResponse): CallResponse {
  if (response.status !== MULTI_STATUS) return response;
  const failure = statusesIn(response).find((status) => status >= 300);
  return failure === undefined ? response : { ...response, status: failure };
}

/** Returns when a resource was last changed, according to a PROPFIND response (RFC 4918, 15.7). */
export function modifiedIn(response: CallResponse): Date | undefined {
  const [, text] = /getlastmodified[^<>]*>([^<>]{1,60})</.exec(textOf(response)) ?? [];
  return text === undefined ? undefined : localTime(text, response);
}

function statusesIn(response: CallResponse): readonly number[] {
  return [...textOf(response).matchAll(/>\s*HTTP\/[\d.]+ (\d{3})/g)].map(([, status]) =>
    Number(status),
  );
}

function textOf({ bytes }: CallResponse): string {
  return Buffer.from(bytes.subarray(0, MAX_STATUS_BYTES)).toString();
}
