import { z } from "zod";
import { read, type Site } from "./site.js";

const termSchema = z.object({ id: z.int(), name: z.string() });
const existsSchema = z.object({ data: z.object({ term_id: z.int() }) });
const CREATED = 201;

/** Ids of categories or tags by their names, separated by commas; one that is not there yet is made. */
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
  // The site refuses a second one of the same name, and says which is the first.
  const exists = existsSchema.safeParse(JSON.parse(Buffer.from(made.bytes).toString() || "null"));
  return exists.success ? exists.data.data.term_id : read(made, route, termSchema).id;
}
