import type { Origin } from "../place/place.js";
import type { Block, ContentsEntry, ListItem, Table } from "../tree/block.js";
import type { Inline } from "../tree/inline.js";
import { beginningOfBlocks } from "../tree/text-of.js";
import { excerptOf, MAX_EXCERPT_SOURCE } from "../warnings/excerpt-of.js";
import { OverrideError } from "./override-error.js";
import { faultOf, type ElementKind, type Overrides } from "./overrides.js";

/** Applies overrides to the content of blocks first, then to the blocks themselves. */
export function overrideBlocks(blocks: readonly Block[], overrides: Overrides): readonly Block[] {
  return blocks.flatMap((block) => overrideBlock(block, overrides));
}

/** Applies overrides to one block, which any number of blocks may replace. */
export function overrideBlock(block: Block, overrides: Overrides): readonly Block[] {
  const inner = withContent(block, overrides);
  return overrides[inner.kind] && !isEmptyLine(inner) ? call(inner, overrides) : [inner];
}

/** Overrides do not get empty lines, which only DOCX has: they expect content. */
function isEmptyLine(block: Block): boolean {
  return block.kind === "paragraph" && block.children.length === 0;
}

function withContent(block: Block, overrides: Overrides): Block {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "codeBlock":
      return { ...block, children: overrideInlines(block.children, overrides) };
    case "list":
      return { ...block, items: block.items.map((item) => itemWithContent(item, overrides)) };
    case "table":
      return tableWithContent(block, overrides);
    case "callout":
      return { ...block, blocks: overrideBlocks(block.blocks, overrides) };
    case "tableOfContents":
      return { ...block, entries: entriesWithContent(block.entries, overrides) };
    case "horizontalRule":
    case "pageBreak":
    case "columnBreak":
      return block;
  }
}

function itemWithContent(item: ListItem, overrides: Overrides): ListItem {
  const { blocks, own } = item;
  if (own === undefined) return { ...item, blocks: overrideBlocks(blocks, overrides) };
  const first = overrideBlocks(blocks.slice(0, own), overrides);
  const others = overrideBlocks(blocks.slice(own), overrides);
  return { ...item, blocks: [...first, ...others], own: first.length };
}

function tableWithContent(table: Table, overrides: Overrides): Table {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, blocks: overrideBlocks(cell.blocks, overrides) })),
  }));
  return { ...table, rows };
}

function entriesWithContent(
  entries: readonly ContentsEntry[],
  overrides: Overrides,
): readonly ContentsEntry[] {
  return entries.map(({ blocks, entries: deeper }) => ({
    blocks: overrideBlocks(blocks, overrides),
    entries: entriesWithContent(deeper, overrides),
  }));
}

function overrideInlines(nodes: readonly Inline[], overrides: Overrides): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    const inner =
      node.kind === "marked" || node.kind === "link"
        ? { ...node, children: overrideInlines(node.children, overrides) }
        : node;
    // An empty mark or link shows nothing.
    if ("children" in inner && inner.children.length === 0) return [];
    return overrides[inner.kind] ? call(inner, overrides) : [inner];
  });
}

/** Calls the function for an element and checks its result. @throws {OverrideError} */
function call<Element extends Block | Inline>(
  element: Element,
  overrides: Overrides,
): readonly (Element extends Block ? Block : Inline)[];
function call(element: Block | Inline, overrides: Overrides): readonly unknown[] {
  // The function for a kind takes elements of that kind, but the compiler cannot infer this.
  const override = overrides[element.kind] as (element: Block | Inline) => unknown;
  const returned = attempt(() => override(element), element);
  const written: readonly unknown[] = Array.isArray(returned) ? returned : [returned];
  for (const one of written) {
    const fault = faultOf(one, element.kind);
    if (fault === undefined) continue;
    const problem = `returned \`${excerptOf(JSON.stringify(one) ?? String(one))}\`; ${fault}`;
    throw new OverrideError(problem, described(element));
  }
  return written;
}

function attempt(run: () => unknown, element: Block | Inline): unknown {
  try {
    return run();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new OverrideError(`threw: ${message}`, described(element), { cause });
  }
}

function described(element: Block | Inline): {
  readonly kind: ElementKind;
  readonly origin?: Origin;
  readonly text: string;
} {
  const origin = "origin" in element ? { origin: element.origin } : {};
  const text = beginningOfBlocks(
    [isBlock(element) ? element : around(element)],
    MAX_EXCERPT_SOURCE,
  );
  return { kind: element.kind, ...origin, text: text.trim() };
}

function isBlock(element: Block | Inline): element is Block {
  return faultOf(element, "paragraph") === undefined;
}

function around(node: Inline): Block {
  return { kind: "paragraph", namedStyle: "normal", layout: {}, children: [node] };
}
