/** What is known of a request so far, whatever becomes of it. */
export interface Progress {
  readonly requestId: string;
  /** Undefined until there is a route. */
  operationId: string | undefined;
  /** What the hook before the handler adds to the response, be it a success or a problem; names in lower case. */
  headers: Readonly<Record<string, string>>;
}
