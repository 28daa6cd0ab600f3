/** A link to a Google Docs document, parsed from its URL. */
export interface DocumentReference {
  /** Id of the document, which is also the id of its file in Google Drive. */
  readonly documentId: string;
  /** Id of the tab that the link points to. */
  readonly tab?: string;
  /** Id of the heading that the link points to. */
  readonly heading?: string;
  /** Id of the bookmark that the link points to. */
  readonly bookmark?: string;
  /** The unchanged URL from the document. */
  readonly url: string;
}
