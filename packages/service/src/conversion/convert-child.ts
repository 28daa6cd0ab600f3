// The process that parses and converts documents: a document that crashes it does not crash the service.
// Imports no module of ours: it runs as it is, compiled or not.
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

/** In characters: ids of Google are shorter. */
const MAX_LINKED_ID = 200;
/** In characters, of the id of a heading and of its anchor. */
const MAX_ANCHOR = 200;

/** In bytes: larger results go in pieces, so that the service does nothing else for a short time only. */
const MAX_MESSAGE = 1024 * 1024;

// Code of the guard: ends this process where the service has died, and where it takes more memory or processor time than
// it may. It runs in a thread, since this one is busy while it converts; the limit of V8's heap does not count everything.
// Processor time, not time: a busy machine must not fail a document.
const GUARD = `const { parentPort, workerData: { parent, memory } } = require("node:worker_threads");
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let deadline = Infinity;
parentPort.on("message", (timeout) => { deadline = used() + timeout; });
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, "SIGKILL");
  if (used() > deadline) process.kill(process.pid, "SIGXCPU");
}, 50);`;

// Bytes of memory; bytes of a result, which is in the memory of the service until it is delivered; milliseconds of
// processor time for the calls of one message; documents that a document links to; headings that links lead to.
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

/** Where memory runs out, Linux ends this process before any other; elseif there is nothing to say. */
function preferAsVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // No Linux, or not allowed: the limits above hold all the same.
  }
}

function send(message: FromProcess): void {
  process.send?.(message);
}

function reply(replies: readonly ConvertReply[]): void {
  send({ kind: "replies", replies: replies.map(withoutChunks) });
}

/** Sends a large result in pieces, before the replies. */
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

/** Parses a document whose chunks came along with the call, or before it. */
function parse({ chunks: own, gzip, size }: DocumentPayload, received: readonly Uint8Array[]) {
  const all = own.length > 0 ? own : received;
  if (gzip)
    return parseJson(gunzipSync(Buffer.concat(all), { maxOutputLength: Math.max(size, 1) }));
  const [only] = all;
  if (all.length === 1 && only) return parseJson(only);
  try {
    // The chunks are not joined: that would take as much memory again.
    return parseJson(all);
  } catch {
    // Read as a whole, it fails with the position in the whole.
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

/** The first anchors, by their headings; a link to another leads to the top of the result. */
function boundAnchors(anchors: readonly AnchorReference[]): Readonly<Record<string, string>> {
  const short = anchors.filter(
    ({ heading, anchor }) => heading.length <= MAX_ANCHOR && anchor.length <= MAX_ANCHOR,
  );
  return Object.fromEntries(
    short.slice(0, maxAnchors).map(({ heading, anchor }) => [heading, anchor]),
  );
}

/** Paragraphs in which text is looked for, and elements of each: a warning costs the same in any document. */
const MAX_BEFORE = 20;
/** In characters. */
const MAX_TEXT_BEFORE = 40;

/** The end of the last text at or before a place, such as that of an image without a text; empty if there is none. */
function textBefore(document: unknown, pointer: string): string {
  const keys = pointer.split("/").slice(1);
  const at = keys.lastIndexOf("content");
  const siblings = keys.slice(0, at + 1).reduce<unknown>(memberOf, document);
  if (at < 0 || !Array.isArray(siblings)) return "";
  const last = Number(keys[at + 1]) + 1;
  const before = siblings.slice(Math.max(0, last - MAX_BEFORE), last);
  return before.map(textIn).findLast((text) => text !== "") ?? "";
}

/** The end of the text of a paragraph; what is of another type than it should be has none. */
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
