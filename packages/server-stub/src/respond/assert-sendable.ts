import type { CoreResponse } from "../request/core-request.js";

// Match the names and the values of headers that can be sent. Others would break the whole connection, not just one
// response (RFC 9110, 5.1 and 5.5).
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// A header that a handler may not set, because the entry point decides how the body is framed (RFC 9112, 6).
const TRANSFER_ENCODING = "transfer-encoding";
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Throws a TypeError for a response that cannot be sent, because of its status, a header, or a body where none is
 * allowed.
 */
export function assertSendable({ status, headers, body }: CoreResponse): void {
  assertStatus(status, body);
  for (const name in headers) assertHeader(name, headers[name]);
}

/** Throws a TypeError for an invalid status, or for a body with a status that does not allow one. */
export function assertStatus(status: number, body: CoreResponse["body"]): void {
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new TypeError(`Expected a status from 200 to 599, got \`${String(status)}\`.`);
  if (body !== undefined && STATUSES_WITHOUT_BODY.has(status))
    throw new TypeError(`Expected no body with the status ${status}, got one.`);
}

/** Throws a TypeError for a header that cannot be sent. */
export function assertHeader(name: string, value: unknown): void {
  const canBeSent =
    name !== TRANSFER_ENCODING &&
    HEADER_NAME.test(name) &&
    typeof value === "string" &&
    HEADER_VALUE.test(value);
  if (!canBeSent)
    throw new TypeError(
      `Expected a header that can be sent, got ${JSON.stringify(name)}: ${JSON.stringify(value)}.`,
    );
}
