import { z } from "zod";
import type { Site } from "./site.js";

const metaSchema = z.looseObject({ type: z.unknown().optional() });
const propertySchema = z.looseObject({
  // PHP serializes an empty object as an empty array.
  properties: z.record(z.string(), metaSchema).or(z.array(z.never())).optional(),
});
const responseSchema = z.object({
  schema: z.object({ properties: z.record(z.string(), propertySchema) }),
});

/** Schema of a post type on a site. */
export interface PostSchema {
  /** Names of properties, such as `parent`, which pages have. */
  readonly properties: ReadonlySet<string>;
  /**
   * Types of meta fields by name: those that plug-ins and themes have registered with `show_in_rest`, and those of
   * WordPress itself.
   */
  readonly meta: ReadonlyMap<string, unknown>;
}

/** Reads the schema of a post type. */
export async function readPostSchema(site: Site, type: string): Promise<PostSchema> {
  const { schema } = await site.options(`/wp/v2/${type}`, responseSchema);
  const meta = Object.entries(schema.properties["meta"]?.properties ?? {});
  return {
    properties: new Set(Object.keys(schema.properties)),
    meta: new Map(meta.map(([name, { type }]) => [name, type])),
  };
}
