import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Publication } from "../destination.js";

/**
 * Marks in the content of a post that name its job and its place. A search finds them even if the slug or status of the
 * post has changed.
 */
export interface OwnMarks {
  /** Class that names the job. It remains when someone edits and saves the post. */
  readonly job: string;
  /** Class that names the place: it is the same for every export to the same target, whatever slug the site chose. */
  readonly place: string;
  /** HTML comment with both, for posts without blocks. */
  readonly comment: string;
}

/** Returns the marks of a publication. */
export function ownMarks(publication: Pick<Publication, "job" | "target" | "fields">): OwnMarks {
  const { job } = publication;
  const hash = createHash("sha256").update(placeOf(publication)).digest("hex");
  const place = `${PLACE}${hash.slice(0, HASH_LENGTH)}`;
  return { job: jobClass(job), place, comment: `<!-- document-export ${job} ${place} -->` };
}

/** Returns true if a job wrote the content of a post. Earlier versions wrote the comment without the place. */
export function isOwn(content: string, job: string): boolean {
  return content.includes(jobClass(job)) || content.includes(`<!-- document-export ${job} `);
}

/** Returns true if an export wrote the content of a post. */
export function isExported(content: string): boolean {
  return ANY_JOB.test(content);
}

/** Returns true if the content of a post names another place than this one. */
export function isElsewhere(content: string, { place }: OwnMarks): boolean {
  return content.includes(PLACE) && !content.includes(place);
}

/** Returns true if a text is in the first block of a content, or in its last line, where the marks are written. */
export function isWhereWritten(content: string, mark: string): boolean {
  const at = content.indexOf(mark);
  const isInFirstBlock = !content.slice(0, at).includes("<!-- /wp:");
  return at !== -1 && (isInFirstBlock || content.trimEnd().lastIndexOf("\n") < at);
}

/** Returns the slug to ask for: the field `slug`, or else the last segment of the target without its extension. */
export function slugOf({ target, fields }: Pick<Publication, "target" | "fields">): string {
  return asSlug(fields["slug"] ?? posix.basename(target, posix.extname(target)));
}

/** Returns what identifies the post of a publication: the field `slug`, or else the target without its extension. */
function placeOf({ target, fields }: Pick<Publication, "target" | "fields">): string {
  const path = target.slice(0, target.length - posix.extname(target).length);
  return (fields["slug"] === undefined ? path.split("/") : [fields["slug"]]).map(asSlug).join("/");
}

function asSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
}

function jobClass(job: string): string {
  return `document-export-${job}`;
}

const PLACE = "document-export-at-";
const HASH_LENGTH = 32;
const ANY_JOB = /document-export[- ][0-9a-f]{8}-[0-9a-f]{4}-/;
