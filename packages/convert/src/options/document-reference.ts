/** A link to a document of Google Docs, as its URL says it. */
export interface DocumentReference {
  /** Id of the document, or of the file in Google Drive, which is the same. */
  readonly documentId: string;
  /** Id of the tab that the link leads to. */
  readonly tab?: string;
  /** Id of the heading that the link leads to. */
  readonly heading?: string;
  /** Id of the bookmark that the link leads to. */
  readonly bookmark?: string;
  /** The URL as in the document. */
  readonly url: string;
}
