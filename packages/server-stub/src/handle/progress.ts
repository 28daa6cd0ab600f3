/** The state of a request so far, whatever its outcome. */
export interface Progress {
  readonly requestId: string;
  /** Undefined until the request is routed. */
  operationId: string | undefined;
  /**
   * Headers that the hook before the handler adds to the response, for both successes and problems; names in lower
   * case.
   */
  headers: Readonly<Record<string, string>>;
}
