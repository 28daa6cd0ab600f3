import type { BlockContent, DefinitionContent, Html, List } from "mdast";
import type { MarkdownContext } from "../markdown-context.js";
import { bulleted, labelled } from "./write-list.js";

type Content = BlockContent | DefinitionContent;
type Context = Pick<MarkdownContext, "dialect">;

/**
 * Separators between two lists. Without one, renderers join lists with the same delimiter and continue the numbering.
 */
const SEPARATORS = { html: "<!-- -->", jsx: "{/* */}" } as const;

/**
 * Merges adjacent numbered lists if their numbers continue, and otherwise keeps them apart: by a comment or, without
 * HTML, by writing the numbers as text after bullets.
 */
export function* joinLists(blocks: Iterable<Content>, { dialect }: Context): Generator<Content> {
  let held: List | undefined;
  for (const block of blocks) {
    const list = numberedList(block);
    if (held && list && goesOn(held, list)) {
      for (const item of list.children) held.children.push(item);
      continue;
    }
    if (held) yield held;
    const isJoined = held?.ordered && list && delimiterOf(held) === delimiterOf(list);
    held = list;
    if (!list) yield block;
    if (!isJoined || !list) continue;
    if (dialect.html !== "none") yield separator(dialect.html);
    else held = withLabels(list);
  }
  if (held) yield held;
}

function separator(html: keyof typeof SEPARATORS): Html {
  return { type: "html", value: SEPARATORS[html] };
}

function withLabels(list: List): List {
  const delimiter = delimiterOf(list);
  const items = list.children.map((item, index) => ({
    ...item,
    children: labelled(`${(list.start ?? 1) + index}${delimiter}`, item.children),
  }));
  return bulleted(items);
}

function numberedList(block: Content): List | undefined {
  return block.type === "list" && block.ordered ? block : undefined;
}

function goesOn(held: List, list: List): boolean {
  if (!held.ordered) return false;
  const next = (held.start ?? 1) + held.children.length;
  return delimiterOf(held) === delimiterOf(list) && list.start === next;
}

function delimiterOf({ data }: List): string {
  return data?.delimiter ?? ".";
}
