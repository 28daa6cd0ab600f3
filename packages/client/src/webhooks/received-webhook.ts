/** A call as `node:http` and its frameworks give it: the body as the bytes that came, never parsed and written again. */
export interface ReceivedWebhook {
  /** Headers by their names in lower case, or as the web has them. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** The value of a header, or an empty text. */
export function headerOf({ headers }: Request | ReceivedWebhook, name: string): string {
  return String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? "");
}
