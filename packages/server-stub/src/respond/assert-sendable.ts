import type { CoreResponse } from "../request/core-request.js";

// RFC 9110, 5.1 and 5.5: what no entry can send would break the whole connection, not one response.
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// RFC 9112, 6: how the body is framed is the entry's to say.
const TRANSFER_ENCODING = "transfer-encoding";
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/** Throws a TypeError that says what of a response cannot be sent: its status, a header, or a body where none may be. */
export function assertSendable({ status, headers, body }: CoreResponse): void {
  assertStatus(status, body);
  for (const name in headers) assertHeader(name, headers[name]);
}

/** Throws a TypeError for a status that is none, or that has no body and is to be sent with one. */
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
