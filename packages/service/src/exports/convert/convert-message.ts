import type {
  ConversionWarning,
  ConvertOptions,
  DocumentProperties,
  Format,
} from "@document-export/convert";

/** What a conversion thread is asked for; `bytes` are the document's JSON in UTF-8. */
export type ConvertCall =
  | { readonly kind: "inspect"; readonly bytes: Uint8Array }
  | {
      /** Converts a document that has no images, and lists those of one that has. */
      readonly kind: "convert-unless-images";
      readonly bytes: Uint8Array;
      readonly format: Format;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: "convert";
      readonly bytes: Uint8Array;
      readonly format: Format;
      readonly fields: Readonly<Record<string, string>>;
      readonly images: ConvertOptions["images"];
    };

/** A finished conversion. */
export interface ConvertedDocument {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly title: string;
  /** The first ones. */
  readonly warnings: readonly ConversionWarning[];
  /** How many there are of each code. */
  readonly warningCounts: Readonly<Record<string, number>>;
}

/** What came of a call: the document was refused for a reason that its sender may see, or it went well. */
export type ConvertReply =
  | { readonly kind: "inspected"; readonly properties: DocumentProperties }
  | { readonly kind: "listed"; readonly urls: readonly string[] }
  | { readonly kind: "converted"; readonly document: ConvertedDocument }
  | { readonly kind: "no-json"; readonly detail: string }
  | { readonly kind: "refused"; readonly detail: string; readonly pointer: string }
  | { readonly kind: "broken"; readonly detail: string };
