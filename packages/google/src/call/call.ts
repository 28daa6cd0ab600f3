/** One call of a Google API. */
export interface Call {
  readonly url: URL;
  readonly scope: string;
  /** The requested resource, used to start a message: "The document `…`". */
  readonly subject: string;
  readonly maxBytes: number;
  /** Resource keys of files, in the format of the header. */
  readonly resourceKeys?: string | undefined;
}
