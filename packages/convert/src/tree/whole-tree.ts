import type { Block } from "./block.js";
import type { DocumentTree, Footnote, Tab } from "./document-tree.js";
import type { Section } from "./section.js";

/** A document tree in memory as a whole: it can be read any number of times and in any order. */
export interface WholeTree extends DocumentTree {
  readonly tabs: readonly WholeTab[];
  readonly footnotes: readonly Footnote[];
}

/** A tab in memory as a whole. */
export interface WholeTab extends Tab {
  readonly sections: readonly WholeSection[];
}

/** A section in memory as a whole. */
export interface WholeSection extends Section {
  readonly blocks: readonly Block[];
}

/** Reads a tree to its end. */
export function wholeTree(tree: DocumentTree): WholeTree {
  const tabs = tree.tabs.map((tab) => ({
    ...tab,
    sections: tab.sections.map((section) => ({ ...section, blocks: [...section.blocks] })),
  }));
  // After all blocks, whose references decide the numbers.
  return { ...tree, tabs, footnotes: [...tree.footnotes] };
}
