import type {
  ConversionWarning,
  ConvertOptions,
  DocumentProperties,
  Format,
} from "@document-export/convert";
import type { ConversionSettings } from "../jobs/conversion-settings.js";

/** The result of a document that another document links to. */
export interface LinkTarget {
  readonly url: string;
  /** Anchors in the result, by the heading ids that links use. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** Results by document id. */
export type LinkTargets = Readonly<Record<string, LinkTarget>>;

/** A request to a conversion process, without the document. */
export type ConvertQuestion =
  | { readonly kind: "inspect" }
  | {
      /** Converts the document if it has no images; otherwise lists its images. */
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

/** Properties of a document, and the ids of the documents that it links to. */
export interface InspectedDocument {
  readonly properties: DocumentProperties;
  readonly linkedDocuments: readonly string[];
}

/** A document to be sent to a conversion process. */
export interface DocumentPayload {
  /** The document's JSON in UTF-8, in pieces; gzipped if `gzip` is true. */
  readonly chunks: readonly Uint8Array[];
  readonly gzip: boolean;
  /** Size in bytes, before compression. */
  readonly size: number;
}

/** A call to a conversion process: a document and what to do with it. */
export interface ConvertCall {
  readonly question: ConvertQuestion;
  readonly document: DocumentPayload;
}

/** A finished conversion. */
export interface ConvertedDocument {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly title: string;
  /** The first warnings. */
  readonly warnings: readonly ConversionWarning[];
  /** Number of warnings by code. */
  readonly warningCounts: Readonly<Record<string, number>>;
  /** Ids of the documents that the result links to. */
  readonly linked: readonly string[];
  /** Anchors of its first headings, by the heading ids that links in other documents use. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** Outcome of a call: success, or a refusal with a reason that the document's sender may see. */
export type ConvertReply =
  | { readonly kind: "inspected"; readonly document: InspectedDocument }
  | { readonly kind: "listed"; readonly urls: readonly string[] }
  | { readonly kind: "converted"; readonly document: ConvertedDocument }
  | { readonly kind: "no-json"; readonly detail: string }
  | { readonly kind: "refused"; readonly detail: string; readonly pointer: string }
  | { readonly kind: "broken"; readonly detail: string };

/** A message to a conversion process: a piece of a document that is too large for one message, or calls. */
export type ToProcess =
  | { readonly kind: "chunk"; readonly bytes: Uint8Array }
  | { readonly kind: "calls"; readonly calls: readonly ConvertCall[] };

/**
 * A message from a conversion process. The chunks before `replies` contain the bytes of its documents; `of` is the
 * index of the reply.
 */
export type FromProcess =
  | { readonly kind: "ready" }
  | { readonly kind: "chunk"; readonly of: number; readonly bytes: Uint8Array }
  | { readonly kind: "replies"; readonly replies: readonly ConvertReply[] };
