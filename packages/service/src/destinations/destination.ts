import type { ConvertOptions } from "@document-export/convert";

/** A result to publish. */
export interface Publication {
  /** Path inside the destination; checked when the export was accepted. */
  readonly target: string;
  readonly bytes: Uint8Array;
  /** Media type of the bytes. */
  readonly mediaType: string;
  readonly title: string;
  /** Destination field to its value (decisions `field-mappings`, `auto-map`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly job: string;
  readonly attempt: number;
  /** Whether the result may replace what another job published there. */
  readonly replace: boolean;
  /** Whether an earlier attempt of this job may have published it already. */
  readonly resumed: boolean;
}

/** An address where people can see a result. */
export interface PublishedLink {
  readonly title: string;
  readonly url: string;
}

/** What was published. */
export interface Published {
  /** The path of the result inside the destination (decision `destination-reference`). */
  readonly reference: string;
  /** Addresses where people can see it; empty if the destination has none. */
  readonly links: readonly PublishedLink[];
}

/** An image of a document. */
export interface RehostedImage {
  /** The hash of its bytes, with an extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A result that was published, as its record names it. */
export interface PublishedResult {
  readonly reference: string;
  /** The folder of its images, where the destination keeps files. */
  readonly images: string;
  readonly job: string;
  readonly publishedAt: Date;
}

/** A place that results are published to. Publishing the same result again changes nothing. */
export interface Destination {
  /** Whether it can store other files beside a result, such as its images. */
  readonly keepsFiles: boolean;
  /** `inline` if it drops the stylesheet of a page, so that formatting must stand in the elements. */
  readonly css?: ConvertOptions["css"];
  /**
   * Stores an image and returns the address that documents refer to it by. Present only if the destination has a
   * place of its own for images. The same image always gets the same address.
   */
  readonly rehostImage?: (image: RehostedImage) => Promise<string>;
  /** @throws {DeliveryRefusedError} if the destination refuses the result for good; any other error may be transient. */
  readonly publish: (publication: Publication) => Promise<Published>;
  /**
   * Removes a result and its images; `absent` says that there is none. Absent where the destination cannot.
   * @throws {DeliveryRefusedError} if what is there may not be this result, or the destination refuses for good.
   */
  readonly remove?: (result: PublishedResult) => Promise<"removed" | "absent">;
  /** Checks, as far as it can, that results can be published now, and leaves nothing there. Throws what is wrong. */
  readonly check: () => Promise<void>;
}
