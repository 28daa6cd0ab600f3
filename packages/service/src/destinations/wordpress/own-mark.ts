/** What names the job of a post in its content: search finds it, whatever becomes of the slug and the status of the post. */
export interface OwnMark {
  /** A class, which stays where somebody edits and saves the post. */
  readonly className: string;
  /** An HTML comment, in posts without blocks. */
  readonly comment: string;
}

/** The marks of a job. */
export function ownMark(job: string): OwnMark {
  return { className: `document-export-${job}`, comment: `<!-- document-export ${job} -->` };
}

/** Whether a job wrote the content of a post. */
export function isOwn(content: string, job: string): boolean {
  const { className, comment } = ownMark(job);
  return content.includes(className) || content.includes(comment);
}
