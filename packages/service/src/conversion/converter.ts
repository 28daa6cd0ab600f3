import type { ConvertOptions, Format } from "@document-export/convert";
import type { ConversionSettings } from "../jobs/conversion-settings.js";
import type { PackedUpload, ReceivedFile } from "../storage/uploads/uploads.js";
import { ConversionFailedError, DocumentRefusedError } from "./conversion-errors.js";
import {
  createConversionProcesses,
  TINY_DOCUMENT,
  type CallShare,
  type ConversionLimits,
} from "./conversion-processes.js";
import type {
  ConvertCall,
  ConvertedDocument,
  ConvertQuestion,
  ConvertReply,
  InspectedDocument,
  LinkTargets,
} from "./convert-message.js";
import type { MemoryBudget } from "./memory-budget.js";
import { inspectionMemory } from "./memory-estimate.js";

/** Options of a conversion. */
export interface Conversion {
  readonly format: Format;
  /** Settings of the destination; the converter's defaults if absent. */
  readonly settings?: ConversionSettings | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly css?: ConvertOptions["css"];
  /** URLs of other documents' results, by document id. */
  readonly links?: LinkTargets | undefined;
  readonly images: ConvertOptions["images"];
}

/** A document to be converted. */
export interface ConvertibleDocument extends CallShare {
  readonly upload: PackedUpload;
}

/**
 * Parses and converts documents in separate processes: a document that needs too much memory or time only ends its own
 * process.
 */
export interface Converter {
  /** Memory budget of conversions. Callers lease memory for every document that is not tiny. */
  readonly budget: MemoryBudget;
  /**
   * Parses a document and returns its properties and the ids of the documents that it links to.
   *
   * @throws {DocumentRefusedError} if the file is not a hosted document, or takes too much to parse.
   */
  readonly inspect: (workspace: number, file: ReceivedFile) => Promise<InspectedDocument>;
  /**
   * Converts a document if it has no images; otherwise returns the addresses of its images.
   * @throws {DocumentRefusedError} for anything that is not a hosted document, or is too large.
   * @throws {ConversionFailedError} if it takes too much memory or time.
   */
  readonly convertUnlessImages: (
    document: ConvertibleDocument,
    how: Omit<Conversion, "images">,
  ) => Promise<{ readonly document: ConvertedDocument } | { readonly urls: readonly string[] }>;
  /**
   * Converts a document.
   *
   * @throws the same errors as {@link Converter.convertUnlessImages}.
   */
  readonly convert: (document: ConvertibleDocument, how: Conversion) => Promise<ConvertedDocument>;
  /** Starts processes in advance, so that the next document does not wait for one. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

/** Creates a converter that starts its processes when they are first needed. */
export function createConverter(limits: ConversionLimits): Converter {
  const { budget, run, warmUp, close } = createConversionProcesses(limits);
  const inspectWithin = (workspace: number, call: ConvertCall, bytes: number) =>
    budget.within({ workspace, bytes }, (lease) => run({ workspace, memory: lease.bytes() }, call));
  const inspectFirst = (workspace: number, call: ConvertCall) => {
    const { size } = call.document;
    return size <= TINY_DOCUMENT
      ? run({ workspace, memory: undefined }, call)
      : inspectWithin(workspace, call, inspectionMemory(size));
  };
  const request = (document: ConvertibleDocument, question: ConvertQuestion) =>
    run(document, { question, document: payloadOf(document.upload) });
  return {
    budget,
    inspect: async (workspace, { chunks, size }) => {
      const document = { chunks, size, gzip: false };
      const call: ConvertCall = { question: { kind: "inspect" }, document };
      const reply = await inspectFirst(workspace, call).catch((error: unknown) => {
        if (!(error instanceof ConversionFailedError)) throw error;
        return inspectWithin(workspace, call, budget.max).catch(refuse);
      });
      if (reply.kind === "inspected") return reply.document;
      throw errorOf(reply);
    },
    convertUnlessImages: async (document, how) => {
      const reply = await request(document, { kind: "convert-unless-images", ...how });
      if (reply.kind === "converted") return { document: reply.document };
      if (reply.kind === "listed") return { urls: reply.urls };
      throw errorOf(reply);
    },
    convert: async (document, how) => {
      const reply = await request(document, { kind: "convert", ...how });
      if (reply.kind === "converted") return reply.document;
      throw errorOf(reply);
    },
    warmUp,
    close,
  };
}

function payloadOf({ gzip, size }: PackedUpload): ConvertCall["document"] {
  return { chunks: [gzip], size, gzip: true };
}

/** Refuses a document that cannot be parsed within the limits, because converting it would take even more. */
function refuse(error: unknown): never {
  if (!(error instanceof ConversionFailedError)) throw error;
  const detail = `Reading the document ${error.message}; expected one of fewer elements.`;
  throw new DocumentRefusedError("too-costly", detail, "");
}

function errorOf(reply: ConvertReply): Error {
  switch (reply.kind) {
    case "no-json":
      return new DocumentRefusedError(
        "no-json",
        `The file is not JSON in UTF-8: ${reply.detail}. Send the JSON that \`documents.get\` of the Google Docs API returns.`,
        "",
      );
    case "refused":
      return new DocumentRefusedError("no-document", reply.detail, reply.pointer);
    case "broken":
      return new ConversionFailedError("crash", "ended unexpectedly", new Error(reply.detail));
    case "inspected":
    case "listed":
    case "converted":
      return new Error(`The conversion process replied to another request (\`${reply.kind}\`).`);
    default:
      return reply satisfies never;
  }
}
