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

/** How a document is converted. */
export interface Conversion {
  readonly format: Format;
  /** Settings of the destination; by default those of the converter. */
  readonly settings?: ConversionSettings | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly css?: ConvertOptions["css"];
  /** URLs of the results of other documents, by their ids. */
  readonly links?: LinkTargets | undefined;
  readonly images: ConvertOptions["images"];
}

/** A document to be converted. */
export interface ConvertibleDocument extends CallShare {
  readonly upload: PackedUpload;
}

/**
 * Reads documents and converts them in their own processes: what takes too much memory or time ends its process and
 * nothing else.
 */
export interface Converter {
  /** Memory of conversions: a caller leases it for a document that is not tiny. */
  readonly budget: MemoryBudget;
  /** @throws {DocumentRefusedError} for what is not a hosted document, and for one that takes too much to read. */
  readonly inspect: (workspace: number, file: ReceivedFile) => Promise<InspectedDocument>;
  /**
   * Converts a document that has no images, and returns the addresses of the images of one that has.
   * @throws {DocumentRefusedError} for what is not a hosted document, or too large a one.
   * @throws {ConversionFailedError} if it takes too much memory or time.
   */
  readonly convertUnlessImages: (
    document: ConvertibleDocument,
    how: Omit<Conversion, "images">,
  ) => Promise<{ readonly document: ConvertedDocument } | { readonly urls: readonly string[] }>;
  /** @throws as above. */
  readonly convert: (document: ConvertibleDocument, how: Conversion) => Promise<ConvertedDocument>;
  /** Starts processes before they are needed, so that the next document need not wait for one. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

/** A converter whose processes start when they are first needed. */
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

/** A document that cannot be read within the limits can be converted still less. */
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
