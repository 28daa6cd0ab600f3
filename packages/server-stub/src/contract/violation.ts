/** One way in which a value violates the contract. Sent to the caller in a problem's `errors`. */
export interface Violation {
  /** Where the value came from. */
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  /** JSON pointer (RFC 6901) inside the body or the parameter; a multipart part is the first segment: `/options/destination`. */
  readonly pointer?: string;
  /** Name of the parameter, where the value is not in the body. */
  readonly name?: string;
  /** The keyword of JSON Schema that is violated, such as `required` or `maximum`. */
  readonly keyword: string;
  /** What was expected and what came, in one sentence; what came is cut short and made safe. */
  readonly detail: string;
}
