// The thread that parses and converts documents, so that a large one does not stop the service.
// Imports no module of ours: it runs as it stands, compiled or not.
import { parentPort } from "node:worker_threads";
import {
  convertDocument,
  DocumentLimitError,
  listImages,
  NotHostedDocumentError,
  parseJson,
  readDocumentProperties,
  type ConvertOptions,
} from "@document-export/convert";
import type { ConvertCall, ConvertReply } from "./convert-message.js";

const port = parentPort;
if (!port) throw new Error("Documents are converted in a worker thread only.");
port.on("message", (calls: readonly ConvertCall[]) => port.postMessage(calls.map(answer), []));

function answer(call: ConvertCall): ConvertReply {
  let document: unknown;
  try {
    document = parseJson(call.bytes);
  } catch (error) {
    return { kind: "no-json", detail: messageOf(error) };
  }
  try {
    return run(call, document);
  } catch (error) {
    return refusal(error);
  }
}

function run(call: ConvertCall, document: unknown): ConvertReply {
  switch (call.kind) {
    case "inspect":
      return { kind: "inspected", properties: readDocumentProperties(document) };
    case "convert-unless-images": {
      const urls = listImages(document).map(({ url }) => url);
      if (urls.length > 0) return { kind: "listed", urls };
      const { format, fields } = call;
      return converted(document, { format, fields });
    }
    case "convert": {
      const { format, fields, images } = call;
      return converted(document, { format, fields, images });
    }
    default:
      return call satisfies never;
  }
}

function converted(document: unknown, options: ConvertOptions): ConvertReply {
  const { content, mediaType, title, warnings, warningCounts } = convertDocument(document, options);
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { kind: "converted", document: { bytes, mediaType, title, warnings, warningCounts } };
}

function refusal(error: unknown): ConvertReply {
  const detail = messageOf(error);
  if (error instanceof NotHostedDocumentError)
    return { kind: "refused", detail, pointer: error.pointer };
  if (error instanceof DocumentLimitError) return { kind: "refused", detail, pointer: "" };
  return { kind: "broken", detail };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
