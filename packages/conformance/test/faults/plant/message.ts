import type { AnyJson } from "../any-json.js";
import type { Socket } from "node:net";

/** Header fields in the order and case in which they were sent. */
export type Fields = readonly (readonly [string, string])[];

/** A request on its way to an implementation. */
export interface Message {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly target: string;
  readonly fields: Fields;
  readonly body: Buffer;
  /** In how many chunks the body arrived. */
  readonly pieces: number;
  /** Identifies the connection. */
  readonly connection: object;
}

/** A response on its way back. */
export interface Reply {
  readonly status: number;
  readonly fields: Fields;
  readonly body: Buffer;
  /** Writes the response byte by byte, instead of the members above. */
  readonly write?: (socket: Socket) => void;
}

/** A wrapper around an implementation: `next` calls the implementation. */
export type Exchange = (
  request: Message,
  next: (request: Message) => Promise<Reply>,
) => Promise<Reply>;

/** The value of a header field; undefined if absent. */
export function field({ fields }: { readonly fields: Fields }, name: string): string | undefined {
  return fields.find(([key]) => key.toLowerCase() === name)?.[1];
}

/** The same message with a field set, or removed if the value is undefined. */
export function withField<Of extends Message | Reply>(
  message: Of,
  name: string,
  value: string | undefined,
): Of {
  const others = message.fields.filter(([key]) => key.toLowerCase() !== name.toLowerCase());
  const fields = value === undefined ? others : [...others, [name, value] as const];
  return { ...message, fields };
}

/** The same message with another body. */
export function withBody<Of extends Message | Reply>(message: Of, body: string | Buffer): Of {
  return { ...message, body: Buffer.from(body) };
}

/** The path without the query. */
export function pathOf({ target }: Message): string {
  return target.split("?")[0] ?? "";
}

/** The parameters of the query. */
export function queryOf({ target }: Message): URLSearchParams {
  return new URLSearchParams(target.split("?")[1] ?? "");
}

/** The same request with changed query parameters. */
export function withQuery(message: Message, change: (query: URLSearchParams) => void): Message {
  const query = queryOf(message);
  change(query);
  const text = query.toString();
  return { ...message, target: pathOf(message) + (text && `?${text}`) };
}

/** The JSON of a body; undefined if the body is not JSON. */
export function jsonOf({ body }: { readonly body: Buffer }): AnyJson {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
