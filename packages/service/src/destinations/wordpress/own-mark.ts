/**
 * Marks that name the job of a post in its content. A search finds them even if the slug or status of the post has
 * changed.
 */
export interface OwnMark {
  /** A class, which remains when someone edits and saves the post. */
  readonly className: string;
  /** An HTML comment, for posts without blocks. */
  readonly comment: string;
}

/** Returns the marks of a job. */
export function ownMark(job: string): OwnMark {
  return { className: `document-export-${job}`, comment: `<!-- document-export ${job} -->` };
}

/** Returns true if a job wrote the content of a post. */
export function isOwn(content: string, job: string): boolean {
  const { className, comment } = ownMark(job);
  return content.includes(className) || content.includes(comment);
}
