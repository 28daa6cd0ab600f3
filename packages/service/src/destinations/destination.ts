/** What is to be published. */
export interface Publication {
  /** Where, inside the destination; checked at acceptance. */
  readonly target: string;
  readonly bytes: Uint8Array;
  /** Media type of the bytes. */
  readonly mediaType: string;
  readonly title: string;
  /** Destination field to its value (decisions `field-mappings`, `auto-map`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly job: string;
  readonly attempt: number;
  /** Whether what another job left there may be replaced. */
  readonly replace: boolean;
  /** Whether an earlier attempt of this job may have published it already. */
  readonly resumed: boolean;
}

/** A place where a result can be seen. */
export interface PublishedLink {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** What came of publishing. */
export interface Published {
  /** Where the result really lies, inside the destination (decision `destination-reference`). */
  readonly reference: string;
  /** Where people may see it; empty where the destination has no address to show. */
  readonly links: readonly PublishedLink[];
}

/** An image of a document. */
export interface HostedImage {
  /** Made of the hash of its bytes, with an extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A place that results go to. Publishing the same thing again changes nothing. */
export interface Destination {
  /** Whether other files can lie beside a result, such as its images. */
  readonly keepsFiles: boolean;
  /**
   * Stores an image and gives the address that documents refer to it by; only where it has places of its own for
   * images. The same image again has the same address.
   */
  readonly hostImage?: (image: HostedImage) => Promise<string>;
  /** @throws {DeliveryRefusedError} where it will not be taken, now or later; any other error may pass. */
  readonly publish: (publication: Publication) => Promise<Published>;
  /** Passes where results could be published now, as far as can be seen, and leaves nothing there; throws what is wrong. */
  readonly check: () => Promise<void>;
}
