import { availableParallelism } from "node:os";
import { extname } from "node:path";
import type { ConvertOptions, DocumentProperties, Format } from "@document-export/convert";
import { SMALL_DOCUMENT } from "../small-document.js";
import type { ConvertCall, ConvertedDocument, ConvertReply } from "./convert-message.js";
import { DocumentRefusedError } from "./document-refused-error.js";
import { createThreadPool } from "./thread-pool.js";

/** How a document is converted. */
export interface Conversion {
  readonly format: Format;
  readonly fields: Readonly<Record<string, string>>;
  readonly images: ConvertOptions["images"];
}

/** A file that may hold a document. */
export interface UnreadFile {
  /** In bytes. */
  readonly size: number;
  readonly bytes: () => Uint8Array;
}

/** In bytes: to wake a thread takes longer than to convert so little. */
const LITTLE = 16 * 1024;

/** Looks into documents and converts them, off the event loop. */
export interface Converter {
  /** Reads the file when its turn comes. @throws {DocumentRefusedError} for what is no hosted document. */
  readonly inspect: (file: UnreadFile) => Promise<DocumentProperties>;
  /**
   * Converts a document that has no images, and gives the addresses of the images of one that has.
   * @throws {DocumentRefusedError} for what is no hosted document, or too large a one.
   */
  readonly convertUnlessImages: (
    bytes: Uint8Array,
    how: Omit<Conversion, "images">,
  ) => Promise<{ readonly document: ConvertedDocument } | { readonly urls: readonly string[] }>;
  /** @throws {DocumentRefusedError} for what is no hosted document, or too large a one. */
  readonly convert: (bytes: Uint8Array, how: Conversion) => Promise<ConvertedDocument>;
  readonly close: () => Promise<void>;
}

/**
 * A converter of as many large documents at once, and as many small ones, as there are cores: small ones wait for no
 * large one, and looking into documents for neither.
 */
export function createConverter(): Converter {
  // Beside this module lies the worker, compiled or not.
  const entry = new URL(`./convert-worker${extname(import.meta.url)}`, import.meta.url);
  const cores = availableParallelism();
  const inspecting = createThreadPool<ConvertCall, ConvertReply>(entry, 1);
  const large = createThreadPool<ConvertCall, ConvertReply>(entry, cores);
  const small = createThreadPool<ConvertCall, ConvertReply>(entry, cores);
  const poolFor = ({ length }: Uint8Array) => (length > SMALL_DOCUMENT ? large : small);
  return {
    inspect: async ({ size, bytes }) => {
      const call = (): ConvertCall => ({ kind: "inspect", bytes: bytes() });
      const reply = await inspecting.call(call, size <= LITTLE);
      if (reply.kind === "inspected") return reply.properties;
      throw errorOf(reply);
    },
    convertUnlessImages: async (bytes, how) => {
      const call = (): ConvertCall => ({ kind: "convert-unless-images", bytes, ...how });
      const reply = await poolFor(bytes).call(call, bytes.length <= LITTLE);
      if (reply.kind === "converted") return { document: reply.document };
      if (reply.kind === "listed") return { urls: reply.urls };
      throw errorOf(reply);
    },
    convert: async (bytes, how) => {
      const reply = await poolFor(bytes).call(() => ({ kind: "convert", bytes, ...how }));
      if (reply.kind === "converted") return reply.document;
      throw errorOf(reply);
    },
    close: async () => {
      await Promise.all([inspecting, large, small].map(({ close }) => close()));
    },
  };
}

function errorOf(reply: ConvertReply): Error {
  switch (reply.kind) {
    case "no-json":
      return new DocumentRefusedError("no-json", `The file is no JSON: ${reply.detail}.`, "");
    case "refused":
      return new DocumentRefusedError("no-document", reply.detail, reply.pointer);
    case "broken":
      return new Error(`The conversion failed: ${reply.detail}`);
    case "inspected":
    case "listed":
    case "converted":
      return new Error(`The conversion thread answered another question (\`${reply.kind}\`).`);
    default:
      return reply satisfies never;
  }
}
