import type { Block, Json, Properties } from "./block.js";
import { support, type BlockTypes } from "../site/block-types.js";

/** Serializes blocks as the content of a post. */
export function serializeBlocks(blocks: readonly Block[], types: BlockTypes): string {
  return blocks.map((block) => serializeBlock(block, types)).join("\n\n");
}

function serializeBlock(block: Block, types: BlockTypes): string {
  const name = block.name.replace(/^core\//, "");
  const attributes = commentAttributes(block, types);
  if (!block.content && block.tag === undefined) return `<!-- wp:${name}${attributes} /-->`;
  return `<!-- wp:${name}${attributes} -->\n${markup(block, types)}\n<!-- /wp:${name} -->`;
}

/** Returns the attributes in the order of the block's type, without default values, as the editor saves them. */
function commentAttributes({ name, attributes, className }: Block, types: BlockTypes): string {
  const known = types.get(name)?.attributes ?? {};
  const all: Record<string, Json | undefined> = { ...attributes, className };
  const names = [...Object.keys(known), ...Object.keys(all).filter((key) => !(key in known))];
  const shown = names.flatMap((key) => {
    const value = all[key];
    return value === undefined || value === known[key]?.default ? [] : [[key, value] as const];
  });
  return shown.length === 0 ? "" : ` ${escapeComment(JSON.stringify(Object.fromEntries(shown)))}`;
}

/** Escapes attributes, because they are in an HTML comment and must not end it. */
function escapeComment(json: string): string {
  return json
    .replaceAll("--", String.raw`\u002d\u002d`)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll(">", String.raw`\u003e`)
    .replaceAll("&", String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);
}

function markup(block: Block, types: BlockTypes): string {
  const { tag } = block;
  const content = contentOf(block, types);
  if (tag === undefined) return content;
  const start = `<${tag}${startAttributes(block, types)}`;
  return tag === "hr" ? `${start}/>` : `${start}>${content}</${tag}>`;
}

function contentOf({ content = [] }: Block, types: BlockTypes): string {
  return content
    .map((part, index) => {
      if (typeof part === "string") return part;
      const isBetween = index > 0 && typeof content[index - 1] !== "string";
      return `${isBetween ? "\n\n" : ""}${serializeBlock(part, types)}`;
    })
    .join("");
}

/**
 * Blocks whose element has its class before its id. In other blocks, for which the editor writes no class itself, the
 * id comes first.
 */
const CLASS_FIRST: ReadonlySet<string> = new Set([
  "core/paragraph",
  "core/heading",
  "core/quote",
  "core/image",
  "core/separator",
  "core/gallery",
]);

function startAttributes(block: Block, types: BlockTypes): string {
  const { name, properties = [], anchor } = block;
  const classes: Properties[number] = ["class", classesOf(block, types).join(" ") || undefined];
  const id: Properties[number] = ["id", anchor];
  if (CLASS_FIRST.has(name)) return propertyText([classes, ...properties, id]);
  // A list has its numbering before the common attributes, and a group has its style after them.
  return propertyText(
    name === "core/list" ? [...properties, id, classes] : [id, classes, ...properties],
  );
}

/**
 * Writes the attributes of an element as the editor does: `<` is not escaped, because without `>` it does not start an
 * element.
 */
export function propertyText(properties: Properties): string {
  return properties
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeProperty(value)}"`))
    .join("");
}

function escapeProperty(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll(">", "&gt;");
}

/** Returns the classes of a block, starting with the class of its type, if it has one. */
function classesOf({ name, classes = [], className }: Block, types: BlockTypes) {
  const generated = support(types, name, ["className"]) !== false;
  return [
    ...(generated ? [`wp-block-${name.replace(/^core\//, "")}`] : []),
    ...classes,
    ...(className === undefined ? [] : [className]),
  ];
}
