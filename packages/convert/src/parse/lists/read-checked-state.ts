import type { Block } from "../../tree/block.js";
import type { Inline, Text } from "../../tree/inline.js";

/** The blocks of a checklist item, and whether it is checked. */
export interface CheckedState {
  readonly checked: boolean;
  readonly blocks: readonly Block[];
}

/**
 * Detects whether a checklist item is checked. The Google Docs API does not return this, but Google Docs strikes
 * through the words of a checked item, so an item counts as checked if all its words are struck through. The returned
 * blocks have no strikethrough then, because the check box already shows the state.
 */
export function readCheckedState(blocks: readonly Block[]): CheckedState {
  const words = blocks.flatMap((block) => wordsOf(inlinesOf(block), false));
  const checked = words.length > 0 && words.every((isStruck) => isStruck);
  return { checked, blocks: checked ? blocks.map(withoutLine) : blocks };
}

function inlinesOf(block: Block): readonly Inline[] {
  return block.kind === "paragraph" || block.kind === "heading" ? block.children : [];
}

/** Returns for each text, except white space, whether it is struck through. */
function wordsOf(nodes: readonly Inline[], isStruck: boolean): readonly boolean[] {
  return nodes.flatMap((node): readonly boolean[] => {
    if (node.kind === "text") return node.value.trim() === "" ? [] : [isStruck];
    if (node.kind === "link") return wordsOf(node.children, isStruck);
    if (node.kind !== "marked") return [];
    return wordsOf(node.children, isStruck || node.mark === "strikethrough");
  });
}

function withoutLine(block: Block): Block {
  if (block.kind !== "paragraph" && block.kind !== "heading") return block;
  return { ...block, children: unstruck(block.children) };
}

function unstruck(nodes: readonly Inline[]): readonly Inline[] {
  const kept: Inline[] = [];
  for (const node of nodes.flatMap(withoutMark)) {
    const last = kept.at(-1);
    if (last && isPlain(last) && isPlain(node)) {
      kept[kept.length - 1] = { kind: "text", value: last.value + node.value };
    } else {
      kept.push(node);
    }
  }
  return kept;
}

function withoutMark(node: Inline): readonly Inline[] {
  if (node.kind !== "marked" && node.kind !== "link") return [node];
  const children = unstruck(node.children);
  return node.kind === "marked" && node.mark === "strikethrough"
    ? children
    : [{ ...node, children }];
}

/** Whether a node is plain text: adjacent plain texts are merged after the strikethrough between them is removed. */
function isPlain(node: Inline): node is Text {
  return node.kind === "text" && node.style === undefined && node.timestamp === undefined;
}
