import { posix } from "node:path";
import { z } from "zod";
import { DeliveryRefusedError } from "../../destination.js";
import type { Site } from "./site.js";

const namedSchema = z.array(z.object({ id: z.int(), slug: z.string() }));
/** Maximum number of existing names listed in an error. */
const MAX_NAMES = 10;

/** Finds the id of a user, given the id or the name used in addresses. */
export function findAuthor(site: Site, name: string): Promise<number> {
  return find(site, { route: "/wp/v2/users", what: "user", name, query: {} });
}

/** Finds the id of a page, given its id or slug. */
export function findParent(site: Site, name: string): Promise<number> {
  const query = { status: "publish,future,draft,pending,private" };
  return find(site, { route: "/wp/v2/pages", what: "page", name, query });
}

/** Finds the id of a medium, given its id, slug or address. */
export function findMedium(site: Site, name: string): Promise<number> {
  const path = URL.canParse(name) ? new URL(name).pathname : name;
  const slug = posix.basename(path, posix.extname(path));
  return find(site, { route: "/wp/v2/media", what: "medium", name: slug, query: {} });
}

interface Search {
  readonly route: string;
  readonly what: string;
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

async function find(site: Site, { route, what, name, query }: Search): Promise<number> {
  if (/^\d+$/.test(name)) return Number(name);
  const slug = name.toLowerCase();
  const [found] = await site.get(route, { ...query, slug }, namedSchema);
  if (found) return found.id;
  const some = await site.get(route, { ...query, per_page: String(MAX_NAMES) }, namedSchema);
  const names = some.map((other) => `\`${other.slug}\``).join(", ");
  throw new DeliveryRefusedError(
    `its site has no ${what} \`${name}\`. ${names === "" ? "It has none" : `Some that it has: ${names}`}.`,
  );
}
