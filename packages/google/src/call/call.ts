/** One call of an API of Google. */
export interface Call {
  readonly url: URL;
  readonly scope: string;
  /** What is asked for, at the start of a message: "The document `…`". */
  readonly subject: string;
  readonly maxBytes: number;
  /** The resource keys of files, as the header takes them. */
  readonly resourceKeys?: string | undefined;
}
