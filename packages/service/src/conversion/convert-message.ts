import type {
  ConversionWarning,
  ConvertOptions,
  DocumentProperties,
  Format,
} from "@document-export/convert";
import type { ConversionSettings } from "../jobs/conversion-settings.js";

/** The result of a document that another one links to. */
export interface LinkTarget {
  readonly url: string;
  /** Anchors in it, by the ids of the headings that links name. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** Results by the ids of their documents. */
export type LinkTargets = Readonly<Record<string, LinkTarget>>;

/** A request to a conversion process, without the document. */
export type ConvertQuestion =
  | { readonly kind: "inspect" }
  | {
      /** Converts a document that has no images, and lists those of one that has. */
      readonly kind: "convert-unless-images";
      readonly format: Format;
      readonly settings?: ConversionSettings | undefined;
      readonly fields: Readonly<Record<string, string>>;
      readonly css?: ConvertOptions["css"];
      readonly links?: LinkTargets | undefined;
    }
  | {
      readonly kind: "convert";
      readonly format: Format;
      readonly settings?: ConversionSettings | undefined;
      readonly fields: Readonly<Record<string, string>>;
      readonly css?: ConvertOptions["css"];
      readonly links?: LinkTargets | undefined;
      readonly images: ConvertOptions["images"];
    };

/** What a document says of itself, and the ids of the documents that it links to. */
export interface InspectedDocument {
  readonly properties: DocumentProperties;
  readonly linkedDocuments: readonly string[];
}

/** A document on its way into a conversion process. */
export interface DocumentPayload {
  /** The document's JSON in UTF-8, in pieces; gzipped where `gzip` says so. */
  readonly chunks: readonly Uint8Array[];
  readonly gzip: boolean;
  /** In bytes, before compression. */
  readonly size: number;
}

/** A question about a document. */
export interface ConvertCall {
  readonly question: ConvertQuestion;
  readonly document: DocumentPayload;
}

/** A finished conversion. */
export interface ConvertedDocument {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly title: string;
  /** The first ones. */
  readonly warnings: readonly ConversionWarning[];
  /** How many there are of each code. */
  readonly warningCounts: Readonly<Record<string, number>>;
  /** Ids of the documents whose results it links to. */
  readonly linked: readonly string[];
  /** Anchors of its first headings, by the ids that links in other documents name. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** What came of a call: the document was refused for a reason that its sender may see, or it went well. */
export type ConvertReply =
  | { readonly kind: "inspected"; readonly document: InspectedDocument }
  | { readonly kind: "listed"; readonly urls: readonly string[] }
  | { readonly kind: "converted"; readonly document: ConvertedDocument }
  | { readonly kind: "no-json"; readonly detail: string }
  | { readonly kind: "refused"; readonly detail: string; readonly pointer: string }
  | { readonly kind: "broken"; readonly detail: string };

/** Sent to a conversion process: a piece of a document that is too large for one message, or calls. */
export type ToProcess =
  | { readonly kind: "chunk"; readonly bytes: Uint8Array }
  | { readonly kind: "calls"; readonly calls: readonly ConvertCall[] };

/** Sent by a conversion process; the chunks before `replies` are the bytes of the documents in it: `of` is the place there. */
export type FromProcess =
  | { readonly kind: "ready" }
  | { readonly kind: "chunk"; readonly of: number; readonly bytes: Uint8Array }
  | { readonly kind: "replies"; readonly replies: readonly ConvertReply[] };
