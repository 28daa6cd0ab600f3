import { z } from "zod";
import type { Site } from "./site.js";

const metaSchema = z.looseObject({ type: z.unknown().optional() });
const propertySchema = z.looseObject({
  // PHP writes an empty object as an empty array.
  properties: z.record(z.string(), metaSchema).or(z.array(z.never())).optional(),
});
const responseSchema = z.object({
  schema: z.object({ properties: z.record(z.string(), propertySchema) }),
});

/** What posts of a type have on a site. */
export interface PostSchema {
  /** Such as `parent`, which pages have. */
  readonly properties: ReadonlySet<string>;
  /**
   * The types of the fields that plug-ins and themes have registered with `show_in_rest`, and of those that WordPress has, by
   * their names.
   */
  readonly meta: ReadonlyMap<string, unknown>;
}

/** Reads what posts of a type have. */
export async function readPostSchema(site: Site, type: string): Promise<PostSchema> {
  const { schema } = await site.options(`/wp/v2/${type}`, responseSchema);
  const meta = Object.entries(schema.properties["meta"]?.properties ?? {});
  return {
    properties: new Set(Object.keys(schema.properties)),
    meta: new Map(meta.map(([name, { type }]) => [name, type])),
  };
}
