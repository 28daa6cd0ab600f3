import { z } from "zod";
import type { Site } from "./site.js";

const attributeSchema = z.looseObject({
  type: z.unknown().optional(),
  default: z.unknown().optional(),
});
const typeSchema = z.object({
  name: z.string(),
  // PHP serializes an empty object as an empty array.
  attributes: z.record(z.string(), attributeSchema).or(z.array(z.never())).nullish(),
  supports: z.record(z.string(), z.unknown()).or(z.array(z.never())).nullish(),
});

/** A block type, as registered on a site. */
export interface BlockType {
  /** Attributes in the order in which the editor saves them. */
  readonly attributes: Readonly<Record<string, z.output<typeof attributeSchema>>>;
  readonly supports: Readonly<Record<string, unknown>>;
}

/** The block types of a site, by name, such as `core/paragraph`. */
export type BlockTypes = ReadonlyMap<string, BlockType>;

/**
 * Reads the block types of a site. WordPress versions differ in what the editor saves for a block. The types tell
 * whether a block has its own class, which attributes it supports, and their default values.
 */
export async function readBlockTypes(site: Site): Promise<BlockTypes> {
  const query = { _fields: "name,attributes,supports" };
  const types = await site.get("/wp/v2/block-types/core", query, z.array(typeSchema));
  return new Map(types.map(({ name, ...type }) => [name, blockType(type)]));
}

function blockType({ attributes, supports }: Omit<z.output<typeof typeSchema>, "name">): BlockType {
  return { attributes: record(attributes), supports: record(supports) };
}

function record<Value>(
  value: Readonly<Record<string, Value>> | readonly never[] | null | undefined,
): Readonly<Record<string, Value>> {
  return value && !isList(value) ? value : {};
}

function isList<Value>(
  value: Readonly<Record<string, Value>> | readonly never[],
): value is readonly never[] {
  return Array.isArray(value);
}

/** Returns true if a block type has an attribute. */
export function knows(types: BlockTypes, name: string, attribute: string): boolean {
  return Object.hasOwn(types.get(name)?.attributes ?? {}, attribute);
}

/** Returns what a block type declares about a feature; undefined if it declares nothing. */
export function support(types: BlockTypes, name: string, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    types.get(name)?.supports,
  );
}
