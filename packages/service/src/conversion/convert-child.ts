// The process that parses and converts documents, so that a document that crashes it does not crash the service. It
// imports no modules of this package, so it runs the same compiled or not.
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import {
  convertDocument,
  DocumentLimitError,
  listDocumentLinks,
  listImages,
  NotHostedDocumentError,
  parseJson,
  readDocumentProperties,
  type AnchorReference,
  type ConvertOptions,
} from "@document-export/convert";
import type {
  ConvertCall,
  ConvertReply,
  DocumentPayload,
  FromProcess,
  InspectedDocument,
  LinkTargets,
  ToProcess,
} from "./convert-message.js";

/** Maximum length of the id of a linked document, in characters. Google's ids are shorter. */
const MAX_LINKED_ID = 200;
/** Maximum length of the id of a heading, and of its anchor, in characters. */
const MAX_ANCHOR = 200;

/**
 * Maximum size of a result in one message, in bytes. Larger results are sent in pieces, so that each piece blocks the
 * service only for a short time.
 */
const MAX_MESSAGE = 1024 * 1024;

// Code of the guard thread: kills this process if the service has died, or if the process exceeds its memory or
// processor time. The main thread is busy while it converts, so the guard needs a separate one; V8's heap limit does
// not cover all memory. It measures processor time rather than wall-clock time, so that a busy machine does not fail a
// document.
const GUARD = `const { parentPort, workerData: { parent, memory } } = require("node:worker_threads");
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let deadline = Infinity;
parentPort.on("message", (timeout) => { deadline = used() + timeout; });
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, "SIGKILL");
  if (used() > deadline) process.kill(process.pid, "SIGXCPU");
}, 50);`;

// The arguments of this process, in order: bytes of memory; bytes of a result, which stays in the service's memory
// until it is delivered; milliseconds of processor time for the calls of one message; number of documents that a
// document may link to; number of headings that links may point to.
const [memory, maxResult = 0, timeout = 0, maxLinked = 0, maxAnchors = 0] = process.argv
  .slice(2)
  .map(Number);
preferAsVictim();
const guard = new Worker(GUARD, {
  eval: true,
  workerData: { parent: process.ppid, memory },
  resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8 },
});
guard.unref();

let chunks: Uint8Array[] = [];
process.on("message", (message: ToProcess) => {
  if (message.kind === "chunk") return chunks.push(message.bytes);
  const received = chunks;
  chunks = [];
  guard.postMessage(timeout, []);
  reply(message.calls.map((call) => respond(call, received)));
  return guard.postMessage(Infinity, []);
});
send({ kind: "ready" });

/** Makes Linux kill this process first when memory runs out. Other systems have no such setting. */
function preferAsVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Not Linux, or not permitted. The limits above still apply.
  }
}

function send(message: FromProcess): void {
  process.send?.(message);
}

function reply(replies: readonly ConvertReply[]): void {
  send({ kind: "replies", replies: replies.map(withoutChunks) });
}

/** Returns the reply without its result if the result is large, and sends the result in pieces before the replies. */
function withoutChunks(one: ConvertReply, of: number): ConvertReply {
  if (one.kind !== "converted" || one.document.bytes.length <= MAX_MESSAGE) return one;
  const { bytes } = one.document;
  for (let at = 0; at < bytes.length; at += MAX_MESSAGE)
    send({ kind: "chunk", of, bytes: bytes.subarray(at, at + MAX_MESSAGE) });
  return { ...one, document: { ...one.document, bytes: new Uint8Array() } };
}

function respond(call: ConvertCall, received: readonly Uint8Array[]): ConvertReply {
  let document: unknown;
  try {
    document = parse(call.document, received);
  } catch (error) {
    if (error instanceof DocumentLimitError) return refusal(error);
    return { kind: "no-json", detail: messageOf(error) };
  }
  try {
    return run(call, document);
  } catch (error) {
    return refusal(error);
  }
}

/** Parses a document whose chunks came with the call or before it. */
function parse({ chunks: own, gzip, size }: DocumentPayload, received: readonly Uint8Array[]) {
  const all = own.length > 0 ? own : received;
  if (gzip)
    return parseJson(gunzipSync(Buffer.concat(all), { maxOutputLength: Math.max(size, 1) }));
  const [only] = all;
  if (all.length === 1 && only) return parseJson(only);
  try {
    // Parse the chunks without joining them, because that would take the same memory again.
    return parseJson(all);
  } catch {
    // Parsed as a whole, the document fails with the position in the whole document.
    return parseJson(Buffer.concat(all));
  }
}

function run({ question }: ConvertCall, document: unknown): ConvertReply {
  switch (question.kind) {
    case "inspect":
      return { kind: "inspected", document: inspect(document) };
    case "convert-unless-images": {
      const { format, settings, fields, css } = question;
      const images = listImages(document, { format, headers: settings?.headers });
      if (images.length > 0) return { kind: "listed", urls: images.map(({ url }) => url) };
      return converted(document, { ...settings, format, fields, css }, question.links);
    }
    case "convert": {
      const { format, settings, fields, css, images } = question;
      return converted(document, { ...settings, format, fields, css, images }, question.links);
    }
    default:
      return question satisfies never;
  }
}

function inspect(document: unknown): InspectedDocument {
  const properties = readDocumentProperties(document);
  const ids = new Set(listDocumentLinks(document).map(({ documentId }) => documentId));
  ids.delete(properties.documentId);
  const linkedDocuments = [...ids].filter((id) => id.length <= MAX_LINKED_ID);
  return { properties, linkedDocuments: linkedDocuments.slice(0, maxLinked) };
}

function converted(
  document: unknown,
  options: ConvertOptions,
  links: LinkTargets = {},
): ConvertReply {
  const linked = new Set<string>();
  const documentUrl: ConvertOptions["documentUrl"] = ({ documentId, heading = "" }) => {
    const target = Object.hasOwn(links, documentId) ? links[documentId] : undefined;
    if (!target) return undefined;
    linked.add(documentId);
    const { url, anchors } = target;
    return Object.hasOwn(anchors, heading) ? `${url}#${anchors[heading]}` : url;
  };
  const conversion = convertDocument(document, {
    ...options,
    documentUrl,
  });
  const { content, mediaType, title, warnings, warningCounts } = conversion;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  if (bytes.length > maxResult) {
    const detail = `The converted document has ${bytes.length} bytes; expected at most ${maxResult}.`;
    return { kind: "refused", detail, pointer: "" };
  }
  const placed = warnings.map((warning) =>
    warning.excerpt ? warning : { ...warning, excerpt: textBefore(document, warning.pointer) },
  );
  const result = { bytes, mediaType, title, warnings: placed, warningCounts };
  const anchors = boundAnchors(conversion.anchors);
  return { kind: "converted", document: { ...result, linked: [...linked], anchors } };
}

/** Returns the first anchors by their headings. Links to other headings point to the top of the result. */
function boundAnchors(anchors: readonly AnchorReference[]): Readonly<Record<string, string>> {
  const short = anchors.filter(
    ({ heading, anchor }) => heading.length <= MAX_ANCHOR && anchor.length <= MAX_ANCHOR,
  );
  return Object.fromEntries(
    short.slice(0, maxAnchors).map(({ heading, anchor }) => [heading, anchor]),
  );
}

/**
 * Maximum number of paragraphs to search for text, and of elements in each, so that a warning costs the same in any
 * document.
 */
const MAX_BEFORE = 20;
/** Maximum length of the text before a position, in characters. */
const MAX_TEXT_BEFORE = 40;

/**
 * Returns the end of the last text at or before a position, such as that of an image without text; empty if there is
 * none.
 */
function textBefore(document: unknown, pointer: string): string {
  const keys = pointer.split("/").slice(1);
  const at = keys.lastIndexOf("content");
  const siblings = keys.slice(0, at + 1).reduce<unknown>(memberOf, document);
  if (at < 0 || !Array.isArray(siblings)) return "";
  const last = Number(keys[at + 1]) + 1;
  const before = siblings.slice(Math.max(0, last - MAX_BEFORE), last);
  return before.map(textIn).findLast((text) => text !== "") ?? "";
}

/** Returns the end of a paragraph's text. Values of an unexpected type have no text. */
function textIn(block: unknown): string {
  const elements = memberOf(memberOf(block, "paragraph"), "elements");
  if (!Array.isArray(elements)) return "";
  const texts = elements
    .slice(-MAX_BEFORE)
    .map((element: unknown) => memberOf(memberOf(element, "textRun"), "content"))
    .filter((text) => typeof text === "string");
  return texts.join("").trim().slice(-MAX_TEXT_BEFORE);
}

function memberOf(value: unknown, name: string): unknown {
  return (Object(value) as Record<string, unknown>)[name];
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
