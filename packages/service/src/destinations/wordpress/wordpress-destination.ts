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
import { isOwn } from "./own-mark.js";
import { postFields } from "./post-fields.js";
import { namesIn, postSettings } from "./post-settings.js";
import { postContent, usableTypes } from "./post-content.js";
import { rehostImage, type Medium } from "./site/media.js";
import { readPostSchema, type PostSchema } from "./site/post-schema.js";
import { readUser } from "./site/read-user.js";
import { openSite, type Site } from "./site/site.js";
import { termIds } from "./site/terms.js";

const statuses = ["draft", "pending", "private", "publish"] as const;
/** Statuses in which posts keep their slug; `future` is a scheduled post. */
const holding = [...statuses, "future"];
const settingsSchema = z.object({
  /** URL of the site. */
  url: z.url({ protocol: /^https?$/ }),
  type: z.enum(["posts", "pages"]).default("posts"),
  /** Status of new posts, unless a field sets it. */
  status: z.enum(statuses).default("draft"),
  /** Either blocks for the block editor, or one piece of HTML, which the editor shows as a Classic block. */
  markup: z.enum(["blocks", "html"]).default("blocks"),
  ...postSettings,
  /** Sites accept only this format. */
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
type Post = z.output<typeof postSchema>;
type Settings = z.output<typeof settingsSchema>;

/** A site with the data loaded from it. */
interface Target {
  readonly site: Site;
  readonly settings: Settings;
  /** Images that this export has added, by address. */
  readonly media: Map<string, Medium>;
}

/** `wordpress`: posts or pages of a site, published through its REST API. */
export const wordpressKind = destinationKind({
  summary: "posts or pages of a WordPress site",
  publishing:
    "REST API; blocks of the block editor; images become media; the fields are title, slug, excerpt, status, date, categories, tags, author, parent, template, sticky and commentStatus, and those that `taxonomies`, `meta` and `featuredImage` name",
  removing: "the post goes, if it names the job; images stay in the media library",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound): Destination => {
    const site = openSite({ url: settings.url, outbound, ...secrets });
    const media = new Map<string, Medium>();
    return {
      keepsFiles: false,
      css: "inline",
      publish: (publication) => publish({ site, settings, media }, publication),
      remove: (result) => remove(site, settings, result),
      check: () => check(site, settings),
      rehostImage: async (image) => {
        const medium = await rehostImage(site, image);
        media.set(medium.url, medium);
        return medium.url;
      },
    };
  },
});

/** Checks only the capabilities of the user: a test post would stay in the trash. */
async function check(site: Site, settings: Settings): Promise<readonly string[]> {
  const { type, status, markup } = settings;
  const { capabilities } = await readUser(site);
  const needed = status === "publish" ? `publish_${type}` : `edit_${type}`;
  if (capabilities[needed] !== true)
    throw new DeliveryRefusedError(`its user does not have the capability \`${needed}\`.`);
  if (markup === "blocks") await usableTypes(site);
  await postFields({ site, type, settings, images: [], schema: lazySchema(site, type) });
  return [];
}

/** Publishes a result. The slug identifies the post, and its content names the job that wrote it. */
async function publish(target: Target, publication: Publication): Promise<Published> {
  const { site, settings } = target;
  const { replace, job } = publication;
  if (!publication.mediaType.startsWith("text/html"))
    throw new DeliveryRefusedError(
      `it accepts only HTML, and \`${publication.target}\` is \`${publication.mediaType}\`.`,
    );
  const { capabilities } = await readUser(site);
  const slug = slugOf(publication);
  const found = await findPost(site, settings, slug);
  if (found && isOwn(found.content.raw, job)) return published(found, publication);
  // An attempt whose response was lost may have created a post whose slug or status has changed since.
  const own = publication.attempt > 1 ? await findOwn(site, settings, job) : undefined;
  if (own) return published(own, publication);
  if (found && !replace) throw targetExists(slug);
  const route = `/wp/v2/${settings.type}${found ? `/${found.id}` : ""}`;
  const isFiltered = capabilities["unfiltered_html"] !== true;
  const { post, losses } = await postOf(target, { publication, slug, isFiltered });
  const stored = published(await site.post(`${route}`, post, postSchema), publication);
  return losses.length === 0 ? stored : { ...stored, losses };
}

/** Deletes the post, bypassing the trash. Images stay in the media library, because other posts may show them. */
async function remove(
  site: Site,
  settings: Settings,
  { reference, job }: PublishedResult,
): Promise<"removed" | "absent"> {
  await readUser(site);
  const named = await findPost(site, settings, reference);
  const found = named && isOwn(named.content.raw, job) ? named : await findOwn(site, settings, job);
  if (!found && named)
    throw new DeliveryRefusedError(`\`${reference}\` was not written by this export.`);
  if (!found) return "absent";
  const route = `/wp/v2/${settings.type}/${found.id}`;
  assertSuccess(await site.remove(route), "the deletion of the post");
  return "removed";
}

/** Returns the field `slug`, or else the last segment of the target without its extension. */
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

/** Finds the post that names a job, even if its slug or status has changed. The trash renames posts. */
async function findOwn(site: Site, { type }: Settings, job: string): Promise<Post | undefined> {
  const query = { search: job, status: [...holding, "trash"].join(","), context: "edit" };
  const posts = await site.get(`/wp/v2/${type}`, query, z.array(postSchema));
  return posts.find(({ content }) => isOwn(content.raw, job));
}

/**
 * Builds the post in the format of the site. Leaves out fields that WordPress does not have (decision
 * `field-mappings`).
 */
async function postOf(
  { site, settings, media }: Target,
  {
    publication,
    slug,
    isFiltered,
  }: {
    readonly publication: Publication;
    readonly slug: string;
    readonly isFiltered: boolean;
  },
) {
  const { title, fields } = publication;
  const { excerpt, status = settings.status, date, categories, tags } = fields;
  const shownTitle = fields["title"] ?? title;
  const { markup, type } = settings;
  const schema = lazySchema(site, type);
  const images = [...media.values()];
  const { meta, ...more } = await postFields({ site, type, settings, fields, images, schema });
  const source = { site, markup, publication, title: shownTitle, media, schema, isFiltered };
  const { content, footnotes, losses } = await postContent(source);
  const post = {
    title: shownTitle,
    slug,
    status,
    content,
    ...more,
    ...((meta ?? footnotes !== undefined) && { meta: { ...meta, footnotes } }),
    ...(excerpt !== undefined && { excerpt }),
    ...(date !== undefined && { date }),
    ...(categories !== undefined && {
      categories: await termIds(site, "categories", namesIn(categories)),
    }),
    ...(tags !== undefined && { tags: await termIds(site, "tags", namesIn(tags)) }),
  };
  return { post, losses };
}

/** Reads the schema of posts on first use. */
function lazySchema(site: Site, type: Settings["type"]): () => Promise<PostSchema> {
  let reading: Promise<PostSchema> | undefined;
  return () => (reading ??= readPostSchema(site, type));
}

function published({ slug, link }: Post, { title }: Publication): Published {
  return { reference: slug, links: [{ title, url: link }] };
}
