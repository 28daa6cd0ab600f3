import { posix } from "node:path";
import { z } from "zod";
import { DeliveryRefusedError } from "../delivery-refused-error.js";
import { destinationKind } from "../destination-kind.js";
import type { Destination, Publication, Published } from "../destination.js";
import { hostImage, htmlFragment, termIds } from "./content.js";
import { openSite, type Site } from "./site.js";

const states = ["draft", "pending", "private", "publish"] as const;
const settingsSchema = z.object({
  /** URL of the site. */
  url: z.url({ protocol: /^https?$/ }),
  type: z.enum(["posts", "pages"]).default("posts"),
  /** State of what is new, where no field says otherwise. */
  status: z.enum(states).default("draft"),
  /** A site takes nothing else. */
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
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound): Destination => {
    const site = openSite({ url: settings.url, outbound, ...secrets });
    return {
      keepsFiles: false,
      publish: (publication) => publish(site, settings, publication),
      check: () => check(site, settings),
      hostImage: (image) => hostImage(site, image),
    };
  },
});

/** Whether the user may write; what it writes could not be deleted without a trace. */
async function check(site: Site, { type, status }: Settings): Promise<void> {
  const { capabilities } = await site.get("/wp/v2/users/me", { context: "edit" }, editorSchema);
  const needed = status === "publish" ? `publish_${type}` : `edit_${type}`;
  if (capabilities[needed] !== true)
    throw new DeliveryRefusedError(`its user has not the capability \`${needed}\`.`);
}

/** A post is known by its slug, and whose it is by a comment at its end that readers do not see. */
async function publish(
  site: Site,
  settings: Settings,
  publication: Publication,
): Promise<Published> {
  const { target, replace, job } = publication;
  if (!publication.mediaType.startsWith("text/html"))
    throw new DeliveryRefusedError(
      `it takes HTML only, and \`${target}\` is \`${publication.mediaType}\`.`,
    );
  // Without a user the site answers 400 to what follows, which would tell nothing.
  await site.get("/wp/v2/users/me", {}, userSchema);
  const slug = slugOf(publication);
  const found = await findPost(site, settings, slug);
  if (found?.content.raw.includes(markOf(job))) return published(found, publication);
  if (found && !replace)
    throw new DeliveryRefusedError(`\`${slug}\` belongs to something else already.`);
  const route = `/wp/v2/${settings.type}${found ? `/${found.id}` : ""}`;
  const post = await postOf(site, settings, publication, slug);
  return published(await site.post(`${route}`, post, postSchema), publication);
}

/** The field, or else the last part of the target without its extension. */
function slugOf({ target, fields }: Publication): string {
  const name = posix.basename(target, posix.extname(target));
  const wanted = fields["slug"] ?? name;
  return wanted.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
}

async function findPost(site: Site, { type }: Settings, slug: string): Promise<Post | undefined> {
  const query = { slug, status: states.join(","), context: "edit" };
  const [post] = await site.get(`/wp/v2/${type}`, query, z.array(postSchema));
  return post;
}

/** What the site is sent; fields that it knows get their places, others are left out (decision `field-mappings`). */
async function postOf(site: Site, settings: Settings, publication: Publication, slug: string) {
  const { title, fields, bytes, job } = publication;
  const { excerpt, status = settings.status, date, categories, tags } = fields;
  const shownTitle = fields["title"] ?? title;
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
  return { reference: slug, links: [{ title, description: "", url: link }] };
}
