import { randomUUID } from "node:crypto";
import { bounds } from "../bounds/bounds.js";
import type { Publication, PublishedLink } from "./destination.js";

/** Input for deriving a target. */
export interface TargetParts {
  readonly reference: string | undefined;
  readonly title: string;
  readonly job: string;
  readonly extension: string;
  /** True if the job's id is also added to a reference, as it is to a title. */
  readonly isOwn?: boolean;
}

const MAX_SLUG_LENGTH = 58;
/**
 * Length of a job's id in a target, in hexadecimal digits. Among a million exports of the same title, the chance that
 * two share these 48 bits is 1 in 560. With 32 bits, two of 77,000 did.
 */
const ID_LENGTH = 12;

/**
 * Derives the target of a result: the caller's reference, with an extension if it has none. Without a reference, the
 * title and the first characters of the job's id (decision `destination-reference`).
 */
export function deriveTarget(parts: TargetParts): string {
  const { reference, title, job, extension, isOwn = false } = parts;
  const id = job.replaceAll("-", "").slice(0, ID_LENGTH);
  const name = reference ?? `${slugOf(title)}-${id}`;
  const target = /\.[^./]+$/.test(name) ? name : `${name}.${extension}`;
  return isOwn && reference !== undefined ? withId(target, id) : target;
}

/** Inserts an id before the extension of a target. */
function withId(target: string, id: string): string {
  return target.replace(/\.[^./]+$/, (ending) => `-${id}${ending}`);
}

/** Converts a title to a part of a URL: lower-case words joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const joined = [...(words ?? []).join("-")].slice(0, MAX_SLUG_LENGTH).join("");
  return joined.replace(/-+$/, "") || "untitled";
}

// Control characters break terminals and logs; backslashes and drive letters are paths on Windows.
const FORBIDDEN = /[\p{Cc}\\]|^[a-z]:/iu;

/** Returns why a target is invalid, as the end of a sentence for its sender; undefined if it is valid (CWE-22). */
export function invalidTargetReason(target: string): string | undefined {
  if (target === "") return "is empty";
  if (Buffer.byteLength(target) > bounds.reference.max)
    return `is longer than ${bounds.reference.max} bytes`;
  if (FORBIDDEN.test(target)) return "contains a control character, a backslash or a drive letter";
  if (target.startsWith("/")) return "is absolute";
  return target
    .split("/")
    .map(invalidSegmentReason)
    .find((reason) => reason !== undefined);
}

function invalidSegmentReason(segment: string): string | undefined {
  if (segment === "") return "has an empty segment";
  // Names that start with a dot are reserved for drafts.
  if (segment.startsWith(".")) return "has a segment that begins with a dot";
  if (Buffer.byteLength(segment) > bounds.referenceSegment.max)
    return `has a segment longer than ${bounds.referenceSegment.max} bytes`;
  return undefined;
}

/** Invisible characters that change the reading direction, and can make a name appear to have another extension. */
const BIDIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Lone surrogates, which UTF-8 cannot encode. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** Characters that Windows rejects. After a colon, it reads the rest as a stream of the file. */
const REFUSED_BY_WINDOWS = /[<>:"|?*]/gu;
/** Trailing characters that Windows drops silently: `a.` and `a` are the same file. */
const TRAILING = /[. ]+$/u;
/** Windows device names, with any extension, in any case, and with superscript digits. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?: *\..*| *)$/iu;

/**
 * Returns a target that every destination can store and that no one misreads. Replaces each character that some file
 * system rejects, or that disguises a name, with `_`; prefixes device names with `_`. Slashes stay unchanged.
 */
export function portableTarget(target: string): string {
  return target.split("/").map(portableName).join("/");
}

/** Returns true if a text contains characters that are invisible in a name, or that no file system can store. */
export function isDeceptive(text: string): boolean {
  return text.search(BIDIRECTIONAL) !== -1 || text.search(LONE_SURROGATES) !== -1;
}

function portableName(name: string): string {
  const replaced = name
    .replaceAll(BIDIRECTIONAL, "_")
    .replaceAll(LONE_SURROGATES, "_")
    .replaceAll(REFUSED_BY_WINDOWS, "_")
    .replace(TRAILING, (run) => "_".repeat(run.length));
  return DEVICE.test(replaced) ? `_${replaced}` : replaced;
}

/** Returns a name for a file that a check writes and deletes immediately. */
export function probeTarget(): string {
  return `.document-export-check-${randomUUID()}`;
}

/** Builds the URL of a target below a base, with each segment percent-encoded. */
export function joinUrl(base: string, target: string): string {
  const path = target.split("/").map(encodeSegment).join("/");
  const at = base.indexOf("?");
  const [address, query] = at === -1 ? [base, ""] : [base.slice(0, at), base.slice(at)];
  return `${address.replace(/\/+$/, "")}/${path}${query}`;
}

// `encodeURIComponent` does not encode some characters that RFC 3986 reserves and that signatures must encode.
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Returns the link to a result, if the connection has a public address of the destination. */
export function publicLink(
  publicUrl: string | undefined,
  { target, title }: Pick<Publication, "target" | "title">,
): readonly PublishedLink[] {
  if (publicUrl === undefined) return [];
  return [{ title, url: joinUrl(publicUrl, target) }];
}
