import { posix } from "node:path";
import { z } from "zod";
import type { RehostedImage } from "../destination.js";
import { read, type Site } from "./site.js";

const termSchema = z.object({ id: z.int(), name: z.string() });
const existsSchema = z.object({ data: z.object({ term_id: z.int() }) });
const CREATED = 201;

/** Ids of categories or tags by their names, separated by commas. Missing ones are created. */
export async function termIds(
  site: Site,
  taxonomy: "categories" | "tags",
  names: string,
): Promise<readonly number[]> {
  const wanted = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const ids: number[] = [];
  for (const name of wanted) ids.push(await termId(site, `/wp/v2/${taxonomy}`, name));
  return ids;
}

async function termId(site: Site, route: string, name: string): Promise<number> {
  const made = await site.tryPost(route, { name });
  if (made.status === CREATED) return read(made, route, termSchema).id;
  // The site refuses a second term with the same name, and returns the id of the first.
  const exists = existsSchema.safeParse(JSON.parse(Buffer.from(made.bytes).toString() || "null"));
  return exists.success ? exists.data.data.term_id : read(made, route, termSchema).id;
}

const ROUTE = "/wp/v2/media";
const mediaSchema = z.object({ source_url: z.url() });

/** Adds an image to the media of a site, unless it exists already: its slug contains the hash of its bytes. */
export async function rehostImage(
  site: Site,
  { name, bytes, mediaType }: RehostedImage,
): Promise<string> {
  const filename = `document-export-${name}`;
  const slug = posix.basename(filename, posix.extname(filename));
  const [found] = await site.get(ROUTE, { slug }, z.array(mediaSchema));
  if (found) return found.source_url;
  const response = await site.tryPostFile(ROUTE, { filename, bytes, mediaType });
  return read(response, ROUTE, mediaSchema).source_url;
}
