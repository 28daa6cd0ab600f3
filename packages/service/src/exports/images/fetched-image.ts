/** An image of a document, loaded. */
export interface FetchedImage {
  /** Where the document says that it is. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Such as `image/png`; read off the bytes, not believed of the server. */
  readonly mediaType: string;
}
