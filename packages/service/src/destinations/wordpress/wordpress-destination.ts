import { posix } from "node:path";
import { z } from "zod";
import {
  DeliveryRefusedError,
  targetExists,
  destinationKind,
  type Destination,
  type Publication,
  type Published,
  type PublishedResult,
} from "../destination.js";
import { assertSuccess } from "../send.js";
import { rehostImage, termIds } from "./content.js";
import { openSite, type Site } from "./site.js";

const statuses = ["draft", "pending", "private", "publish"] as const;
/** Statuses of posts that keep their slug: a scheduled one is `future`. */
const holding = [...statuses, "future"];
const settingsSchema = z.object({
  /** URL of the site. */
  url: z.url({ protocol: /^https?$/ }),
  type: z.enum(["posts", "pages"]).default("posts"),
  /** Status of new posts, unless a field sets it. */
  status: z.enum(statuses).default("draft"),
  /** A site accepts no other format. */
  format: z.literal("html").default("html"),
});
const secretsSchema = z.object({
  username: z.string().min(1),
  applicationPassword: z.string().min(1),
});

const postSchema = z.object({
  id: z.int(),
  slug: z.string(),
  link: z.string(),
  content: z.object({ raw: z.string() }),
});
const userSchema = z.object({ id: z.int() });
const editorSchema = z.object({ capabilities: z.record(z.string(), z.unknown()) });
type Post = z.output<typeof postSchema>;
type Settings = z.output<typeof settingsSchema>;

/** `wordpress`: posts or pages of a site, by its REST API. */
export const wordpressKind = destinationKind({
  summary: "posts or pages of a WordPress site",
  publishing:
    "REST API; images become media; the fields are title, slug, excerpt, status, date, categories and tags",
  removing: "the post goes, if it names the job; images stay in the media library",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound): Destination => {
    const site = openSite({ url: settings.url, outbound, ...secrets });
    return {
      keepsFiles: false,
      css: "inline",
      publish: (publication) => publish(site, settings, publication),
      remove: (result) => remove(site, settings, result),
      check: () => check(site, settings),
      rehostImage: (image) => rehostImage(site, image),
    };
  },
});

/** Checks only the capabilities of the user: a post written as a test would stay in the trash. */
async function check(site: Site, { type, status }: Settings): Promise<void> {
  const { capabilities } = await site.get("/wp/v2/users/me", { context: "edit" }, editorSchema);
  const needed = status === "publish" ? `publish_${type}` : `edit_${type}`;
  if (capabilities[needed] !== true)
    throw new DeliveryRefusedError(`its user does not have the capability \`${needed}\`.`);
}

/** A post is found by its slug; an HTML comment at its end names the job that wrote it. */
async function publish(
  site: Site,
  settings: Settings,
  publication: Publication,
): Promise<Published> {
  const { target, replace, job } = publication;
  if (!publication.mediaType.startsWith("text/html"))
    throw new DeliveryRefusedError(
      `it accepts only HTML, and \`${target}\` is \`${publication.mediaType}\`.`,
    );
  // Without valid credentials the next call would fail with a 400 that does not name the reason.
  await site.get("/wp/v2/users/me", {}, userSchema);
  const slug = slugOf(publication);
  const found = await findPost(site, settings, slug);
  if (found?.content.raw.includes(markOf(job))) return published(found, publication);
  // An attempt whose response was lost may have made a post that has another slug or status by now.
  const own = publication.attempt > 1 ? await findOwn(site, settings, job) : undefined;
  if (own) return published(own, publication);
  if (found && !replace) throw targetExists(slug);
  const route = `/wp/v2/${settings.type}${found ? `/${found.id}` : ""}`;
  const post = await postOf(site, settings, publication, slug);
  return published(await site.post(`${route}`, post, postSchema), publication);
}

/** The post goes, not to the trash; images stay in the media library, where other posts may show them. */
async function remove(
  site: Site,
  settings: Settings,
  { reference, job }: PublishedResult,
): Promise<"removed" | "absent"> {
  await site.get("/wp/v2/users/me", {}, userSchema);
  const named = await findPost(site, settings, reference);
  const isOwn = named?.content.raw.includes(markOf(job));
  const found = isOwn ? named : await findOwn(site, settings, job);
  if (!found && named)
    throw new DeliveryRefusedError(`\`${reference}\` was not written by this export.`);
  if (!found) return "absent";
  const route = `/wp/v2/${settings.type}/${found.id}`;
  assertSuccess(await site.remove(route), "the deletion of the post");
  return "removed";
}

/** The field `slug`, or else the last part of the target without its extension. */
function slugOf({ target, fields }: Publication): string {
  const name = posix.basename(target, posix.extname(target));
  const wanted = fields["slug"] ?? name;
  return wanted.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
}

async function findPost(site: Site, { type }: Settings, slug: string): Promise<Post | undefined> {
  const query = { slug, status: holding.join(","), context: "edit" };
  const [post] = await site.get(`/wp/v2/${type}`, query, z.array(postSchema));
  return post;
}

/** The post that names a job, whatever became of its slug and its status: the trash renames what it takes. */
async function findOwn(site: Site, { type }: Settings, job: string): Promise<Post | undefined> {
  const query = { search: job, status: [...holding, "trash"].join(","), context: "edit" };
  const posts = await site.get(`/wp/v2/${type}`, query, z.array(postSchema));
  return posts.find(({ content }) => content.raw.includes(markOf(job)));
}

/** The post as the site expects it. Fields that WordPress does not have are left out (decision `field-mappings`). */
async function postOf(site: Site, settings: Settings, publication: Publication, slug: string) {
  const { title, fields, bytes, job } = publication;
  const { excerpt, status = settings.status, date, categories, tags } = fields;
  const shownTitle = fields["title"] ?? title;
  // Loaded where it is used: few services publish to WordPress, and it would delay the start of each.
  const { htmlFragment } = await import("./html-fragment.js");
  const content = `${htmlFragment(Buffer.from(bytes).toString(), shownTitle)}\n${markOf(job)}`;
  return {
    title: shownTitle,
    slug,
    status,
    content,
    ...(excerpt !== undefined && { excerpt }),
    ...(date !== undefined && { date }),
    ...(categories !== undefined && { categories: await termIds(site, "categories", categories) }),
    ...(tags !== undefined && { tags: await termIds(site, "tags", tags) }),
  };
}

function markOf(job: string): string {
  return `<!-- document-export ${job} -->`;
}

function published({ slug, link }: Post, { title }: Publication): Published {
  return { reference: slug, links: [{ title, url: link }] };
}
