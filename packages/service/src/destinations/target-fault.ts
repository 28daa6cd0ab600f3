import { bounds } from "../bounds/bounds.js";

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
