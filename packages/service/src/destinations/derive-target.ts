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
