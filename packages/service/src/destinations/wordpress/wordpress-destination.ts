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
import {
  findByJob,
  findByPlace,
  findEarlier,
  findNamed,
  postSchema,
  type Post,
} from "./find-post.js";
import { isElsewhere, isExported, isOwn, ownMarks, slugOf } from "./own-mark.js";
import { postFields } from "./post-fields.js";
import { namesIn, postSettings } from "./post-settings.js";
import { postContent, usableTypes } from "./post-content.js";
import { rehostImage, type Medium } from "./site/media.js";
import { readPostSchema, type PostSchema } from "./site/post-schema.js";
import { readUser } from "./site/read-user.js";
import { openSite, type Site } from "./site/site.js";
import { termIds } from "./site/terms.js";

const statuses = ["draft", "pending", "private", "publish"] as const;
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
      mayRename: true,
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

/**
 * Publishes a result. Sites and plug-ins change slugs, so the post is found again by marks in its content, which name
 * the job that wrote it and its place.
 */
async function publish(target: Target, publication: Publication): Promise<Published> {
  const { site } = target;
  const { replace, job } = publication;
  if (!publication.mediaType.startsWith("text/html"))
    throw new DeliveryRefusedError(
      `it accepts only HTML, and \`${publication.target}\` is \`${publication.mediaType}\`.`,
    );
  const { capabilities } = await readUser(site);
  const found = await findPost(target, publication);
  if (found && isOwn(found.content.raw, job)) return published(found, publication);
  if (found && !replace) throw targetExists(found.slug);
  const isFiltered = capabilities["unfiltered_html"] !== true;
  const { post, losses } = await postOf(target, { publication, found, isFiltered });
  const route = `/wp/v2/${target.settings.type}${found ? `/${found.id}` : ""}`;
  const written = await site.post(route, post, postSchema);
  if (!found) await assertFindable(target, written, publication);
  const stored = published(written, publication);
  return losses.length === 0 ? stored : { ...stored, losses };
}

/**
 * Takes a new post back if nothing is left to find it again, because the site has removed its marks and changed its
 * slug. Otherwise every export would add a post, and no erasure would find one.
 */
async function assertFindable(
  { site, settings: { type } }: Target,
  { id, slug, content }: Post,
  publication: Publication,
): Promise<void> {
  const { job } = publication;
  if (isOwn(content.raw, job) || slug === slugOf(publication)) return;
  assertSuccess(await site.remove(`/wp/v2/${type}/${id}`), "the deletion of the post");
  throw new DeliveryRefusedError(
    `its site removes the class \`${ownMarks(publication).job}\` or the comment with it, and changed the slug to \`${slug}\`, so the service could not find its post again. The post was deleted. Let the plug-in that cleans up posts keep classes, or let the one that changes slugs keep them.`,
  );
}

/**
 * Finds the post of a publication: the one of this job, or of an earlier export to the same place, or else the one with
 * the slug. A post with the slug that an export to another place wrote is only in the way of exports that may not
 * replace.
 */
async function findPost(
  { site, settings: { type } }: Target,
  publication: Publication,
): Promise<Post | undefined> {
  const shelf = { site, type };
  const { replace, job, attempt, earlier } = publication;
  const slug = slugOf(publication);
  const marks = ownMarks(publication);
  const named = await findNamed(shelf, slug);
  if (named?.content.raw.includes(marks.place)) return named;
  const own = named && isOwn(named.content.raw, job) ? named : undefined;
  const found =
    own ??
    (await findByPlace(shelf, marks, slug)) ??
    // An earlier version of the service wrote only the job.
    (attempt > 1 ? await findByJob(shelf, job) : undefined) ??
    (earlier === undefined ? undefined : await findEarlier(shelf, marks, earlier));
  if (found) return found;
  return named && replace && isElsewhere(named.content.raw, marks) ? undefined : named;
}

/** Deletes the post, bypassing the trash. Images stay in the media library, because other posts may show them. */
async function remove(
  site: Site,
  { type }: Settings,
  { reference, job }: PublishedResult,
): Promise<"removed" | "absent"> {
  await readUser(site);
  const named = await findNamed({ site, type }, reference);
  const isNamed = named !== undefined && isOwn(named.content.raw, job);
  const found = isNamed ? named : await findByJob({ site, type }, job);
  // A post of a later export has replaced the one of this job.
  if (!found && named && !isExported(named.content.raw))
    throw new DeliveryRefusedError(`\`${reference}\` was not written by this export.`);
  if (!found) return "absent";
  const route = `/wp/v2/${type}/${found.id}`;
  assertSuccess(await site.remove(route), "the deletion of the post");
  return "removed";
}

/**
 * Builds the post in the format of the site. Leaves out fields that WordPress does not have (decision
 * `field-mappings`).
 */
async function postOf(
  { site, settings, media }: Target,
  {
    publication,
    found,
    isFiltered,
  }: {
    readonly publication: Publication;
    readonly found: Post | undefined;
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
    ...(!keepsSlug(found) && { slug: slugOf(publication) }),
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

/** Returns true if a post has a slug that stays: people may link to its address. The trash changes slugs. */
function keepsSlug(found: Post | undefined): boolean {
  return found !== undefined && found.slug !== "" && found.status !== "trash";
}

/** A site gives no slug to a post that awaits the approval of an editor. */
function published({ slug, link }: Post, publication: Publication): Published {
  const { title } = publication;
  return {
    reference: slug === "" ? slugOf(publication) : slug,
    links: [{ title, url: link }],
  };
}
