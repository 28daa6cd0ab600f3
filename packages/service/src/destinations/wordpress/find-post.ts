import { z } from "zod";
import { isElsewhere, isOwn, isWhereWritten, type OwnMarks } from "./own-mark.js";
import type { Site } from "./site/site.js";

export const postSchema = z.object({
  id: z.int(),
  slug: z.string(),
  link: z.string(),
  status: z.string().optional(),
  content: z.object({ raw: z.string() }),
});

/** A post of a site. */
export type Post = z.output<typeof postSchema>;

/** Posts or pages of a site. */
export interface Shelf {
  readonly site: Site;
  readonly type: "posts" | "pages";
}

/** Finds the post with a slug. Posts in the trash have lost theirs. */
export async function findNamed(shelf: Shelf, slug: string): Promise<Post | undefined> {
  // Without a slug, WordPress would return every post.
  if (slug === "") return undefined;
  const [post] = await findPosts(shelf, { slug, status: "any" });
  return post;
}

/** Finds the post that names a job, even if its slug or status has changed. */
export async function findByJob(shelf: Shelf, job: string): Promise<Post | undefined> {
  const posts = await search(shelf, job);
  return posts.find(({ content }) => isOwn(content.raw, job));
}

/** Finds the post that names a place, whatever its slug and status are. */
export async function findByPlace(
  shelf: Shelf,
  { place }: OwnMarks,
  slug: string,
): Promise<Post | undefined> {
  const posts = (await search(shelf, place)).filter(({ content }) => content.raw.includes(place));
  return posts.find((post) => post.slug === slug) ?? posts[0];
}

/** Finds the post of an earlier job at a place. Versions before this one wrote no place. */
export async function findEarlier(
  shelf: Shelf,
  marks: OwnMarks,
  job: string,
): Promise<Post | undefined> {
  const found = await findByJob(shelf, job);
  return found && !isElsewhere(found.content.raw, marks) ? found : undefined;
}

/**
 * Searches for a mark in every status, `trash` included. Someone may have copied a marked text into another post, so
 * posts with the mark where it was written come first, and among them the oldest.
 */
async function search(shelf: Shelf, mark: string): Promise<readonly Post[]> {
  const posts = await findPosts(shelf, {
    search: mark,
    status: "any,trash",
    orderby: "id",
    order: "asc",
  });
  const isCopy = ({ content }: Post) => (isWhereWritten(content.raw, mark) ? 0 : 1);
  return posts.toSorted((a, b) => isCopy(a) - isCopy(b) || a.id - b.id);
}

function findPosts({ site, type }: Shelf, query: Record<string, string>): Promise<Post[]> {
  return site.get(`/wp/v2/${type}`, { ...query, context: "edit" }, z.array(postSchema));
}
