import type { Block } from "../tree/block.js";
import type { DocumentTree, Footnote, Tab } from "../tree/document-tree.js";
import type { PageRegions, Section } from "../tree/section.js";
import { overrideBlock, overrideBlocks } from "./override-blocks.js";
import type { Overrides } from "./overrides.js";

/**
 * Returns a tree that applies the overrides block by block, as a writer reads it. For a page break that starts a
 * section only its removal matters, because the section itself starts on a new page.
 */
export function overrideTree(tree: DocumentTree, overrides: Overrides): DocumentTree {
  if (Object.keys(overrides).length === 0) return tree;
  const tabs = tree.tabs.map((tab) => overrideTab(tab, overrides));
  return { ...tree, tabs, footnotes: eachFootnote(tree.footnotes, overrides) };
}

function overrideTab(tab: Tab, overrides: Overrides): Tab {
  const region = createRegionOverride(overrides);
  return {
    ...tab,
    headers: region(tab.headers),
    footers: region(tab.footers),
    sections: tab.sections.map((section) => overrideSection(section, overrides, region)),
  };
}

/** Blocks of a header or footer. */
type OverrideRegion = (blocks: readonly Block[]) => readonly Block[];

/**
 * Returns the same result for the same blocks: a tab and its sections share headers and footers, and writers compare
 * these by identity.
 */
function createRegionOverride(overrides: Overrides): OverrideRegion {
  const blocks = once((block: Block) => overrideBlock(block, overrides));
  return once((region) => region.flatMap(blocks));
}

function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function overrideSection(
  { pageBreak, ...section }: Section,
  overrides: Overrides,
  region: OverrideRegion,
): Section {
  const kept = pageBreak && overrideBlock(pageBreak, overrides).find(isPageBreak);
  return {
    ...section,
    ...(kept ? { pageBreak: kept } : {}),
    blocks: eachBlock(section.blocks, overrides),
    headers: overrideRegions(section.headers, region),
    footers: overrideRegions(section.footers, region),
  };
}

function isPageBreak(block: Block): block is NonNullable<Section["pageBreak"]> {
  return block.kind === "pageBreak";
}

function overrideRegions(
  { default: usual, first, even }: PageRegions,
  region: OverrideRegion,
): PageRegions {
  return {
    ...(usual ? { default: region(usual) } : {}),
    ...(first ? { first: region(first) } : {}),
    ...(even ? { even: region(even) } : {}),
  };
}

function* eachBlock(blocks: Iterable<Block>, overrides: Overrides): Generator<Block> {
  for (const block of blocks) yield* overrideBlock(block, overrides);
}

function* eachFootnote(footnotes: Iterable<Footnote>, overrides: Overrides): Generator<Footnote> {
  for (const footnote of footnotes) {
    yield { ...footnote, blocks: overrideBlocks(footnote.blocks, overrides) };
  }
}
