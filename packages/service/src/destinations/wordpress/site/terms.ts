import { z } from "zod";
import { isSuccess } from "../../send.js";
import { readJson } from "./read-json.js";
import { read, type Site } from "./site.js";

const termSchema = z.object({ id: z.int(), name: z.string() });
const existsSchema = z.object({ data: z.object({ term_id: z.int() }) });
const taxonomiesSchema = z.record(z.string(), z.object({ rest_base: z.string() }));

/** Reads the taxonomies of posts or pages: a map from the name of each to the name of its route. */
export async function readTaxonomies(
  site: Site,
  type: "posts" | "pages",
): Promise<ReadonlyMap<string, string>> {
  const query = { type: type === "posts" ? "post" : "page" };
  // PHP serializes an empty object as an empty array.
  const empty = z.array(z.never()).transform(() => ({}));
  const found = await site.get("/wp/v2/taxonomies", query, taxonomiesSchema.or(empty));
  return new Map(Object.entries(found).map(([name, { rest_base }]) => [name, rest_base]));
}

/** Returns the ids of terms, given their names and the route of their taxonomy. Creates missing terms. */
export async function termIds(
  site: Site,
  taxonomy: string,
  names: readonly string[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await termId(site, `/wp/v2/${taxonomy}`, name));
  return ids;
}

async function termId(site: Site, route: string, name: string): Promise<number> {
  const made = await site.tryPost(route, { name });
  if (isSuccess(made)) return read(made, route, termSchema).id;
  // The site rejects a second term with the same name, and returns the id of the existing one.
  const exists = existsSchema.safeParse(readJson(made.bytes));
  return exists.success ? exists.data.data.term_id : read(made, route, termSchema).id;
}
