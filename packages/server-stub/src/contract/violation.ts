/** A violation of the contract by a value. Sent to the caller in a problem's `errors`. */
export interface Violation {
  /** Part of the request with the value. */
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  /** JSON pointer (RFC 6901) inside the body or the parameter; a multipart part is the first segment: `/options/destination`. */
  readonly pointer?: string;
  /** Name of the parameter, if the value is not in the body. */
  readonly name?: string;
  /** The violated JSON Schema keyword, such as `required` or `maximum`. */
  readonly keyword: string;
  /** The expected and the received value, in one sentence; the received value is truncated and sanitized. */
  readonly detail: string;
}
