import { z } from "zod";
import type { Site } from "./site.js";

const attributeSchema = z.looseObject({
  type: z.unknown().optional(),
  default: z.unknown().optional(),
});
const typeSchema = z.object({
  name: z.string(),
  // PHP writes an empty object as an empty array.
  attributes: z.record(z.string(), attributeSchema).or(z.array(z.never())).nullish(),
  supports: z.record(z.string(), z.unknown()).or(z.array(z.never())).nullish(),
});

/** A type of block, as a site has registered it. */
export interface BlockType {
  /** In the order in which the editor saves them. */
  readonly attributes: Readonly<Record<string, z.output<typeof attributeSchema>>>;
  readonly supports: Readonly<Record<string, unknown>>;
}

/** The types of blocks that a site has, by their names such as `core/paragraph`. */
export type BlockTypes = ReadonlyMap<string, BlockType>;

/**
 * Reads which blocks a site has. What the editor saves for a block differs between versions of WordPress, and these say how:
 * whether a block has its own class, which attributes it knows, and which values are their defaults.
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

/** Whether a type of block knows an attribute. */
export function knows(types: BlockTypes, name: string, attribute: string): boolean {
  return Object.hasOwn(types.get(name)?.attributes ?? {}, attribute);
}

/** What a type of block supports; undefined if it says nothing. */
export function support(types: BlockTypes, name: string, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    types.get(name)?.supports,
  );
}
