import { randomUUID } from "node:crypto";
import { bounds } from "../bounds/bounds.js";
import type { Publication, PublishedLink } from "./destination.js";

/** What a target is made of. */
export interface TargetParts {
  readonly reference: string | undefined;
  readonly title: string;
  readonly job: string;
  readonly extension: string;
}

const LONGEST_SLUG = 60;

/**
 * Where a result goes: the reference as it was given, with an extension where it has none; without a
 * reference, the title and the beginning of the job's id (decision `destination-reference`).
 */
export function deriveTarget({ reference, title, job, extension }: TargetParts): string {
  const name = reference ?? `${slug(title)}-${job.slice(0, 8)}`;
  return /\.[^./]+$/.test(name) ? name : `${name}.${extension}`;
}

function slug(title: string): string {
  const words = title
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const joined = [...(words ?? []).join("-")].slice(0, LONGEST_SLUG).join("");
  return joined.replace(/-+$/, "") || "untitled";
}

// Control characters break terminals and logs; a backslash and a drive letter mean paths elsewhere.
const FORBIDDEN = /[\p{Cc}\\]|^[a-z]:/iu;

/** What is wrong with a target inside a destination, in words for its sender; undefined where nothing is (CWE-22). */
export function targetFault(target: string): string | undefined {
  if (target === "") return "is empty";
  if (Buffer.byteLength(target) > bounds.reference.max)
    return `is longer than ${bounds.reference.max} bytes`;
  if (FORBIDDEN.test(target)) return "holds a control character, a backslash or a drive letter";
  if (target.startsWith("/")) return "is absolute";
  return target
    .split("/")
    .map(segmentFault)
    .find((fault) => fault !== undefined);
}

function segmentFault(segment: string): string | undefined {
  if (segment === "") return "has an empty segment";
  // Names with a dot in front are ours: drafts.
  if (segment.startsWith(".")) return "has a segment that begins with a dot";
  if (Buffer.byteLength(segment) > bounds.referenceSegment.max)
    return `has a segment longer than ${bounds.referenceSegment.max} bytes`;
  return undefined;
}

/** Invisible characters that turn the reading direction, so that a name shows another extension than it has. */
const BIDIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Halves of surrogate pairs, which UTF-8 does not have. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** Windows refuses them, or takes what follows a colon for a stream of the file. */
const REFUSED_BY_WINDOWS = /[<>:"|?*]/gu;
/** Windows drops them in silence: `a.` and `a` are one file. */
const TRAILING = /[. ]+$/u;
/** Devices of Windows, with any extension, in any case, and with superscript digits. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?: *\..*| *)$/iu;

/**
 * A target that every destination can hold and nobody misreads: each character that some file system refuses, or that
 * hides what a name is, becomes `_`, and the names of devices begin with one. Slashes stay where they are.
 */
export function portableTarget(target: string): string {
  return target.split("/").map(portableName).join("/");
}

/** Whether a text holds what a reader would not see in a name, or no file system could store. */
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

/** A name for what is written to see whether it can be, and deleted at once. */
export function probeTarget(): string {
  return `.document-export-check-${randomUUID()}`;
}

/** The URL of a target below a base, each segment percent-encoded. */
export function joinUrl(base: string, target: string): string {
  const path = target.split("/").map(encodeSegment).join("/");
  return `${base.replace(/\/+$/, "")}/${path}`;
}

// `encodeURIComponent` leaves characters that RFC 3986 reserves, and that signatures count as reserved.
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The link that people follow to a result, where the operator told under which address they see the destination. */
export function publicLink(
  publicUrl: string | undefined,
  { target, title }: Pick<Publication, "target" | "title">,
): readonly PublishedLink[] {
  if (publicUrl === undefined) return [];
  return [{ title, description: "", url: joinUrl(publicUrl, target) }];
}
