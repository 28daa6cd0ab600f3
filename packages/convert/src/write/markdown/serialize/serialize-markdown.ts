import type { Root, RootContent } from "mdast";
import { frontmatterToMarkdown } from "mdast-util-frontmatter";
import { gfmToMarkdown } from "mdast-util-gfm";
import {
  toMarkdown,
  type Handle,
  type Info,
  type Options,
  type State,
  type Unsafe,
} from "mdast-util-to-markdown";
import { joinLines } from "../../join-lines.js";
import { lineInChunks } from "./long-line.js";
import { withAddresses } from "./addresses.js";
import { autolinkCharacters } from "./autolinks.js";
import { withEdgeReferences } from "./edge-characters.js";
import { withBlanks } from "./blanks.js";
import { safeInChunks } from "./long-text.js";
import { textOrLabel } from "./label-text.js";
import {
  delimitedList,
  listItem,
  pipeTable,
  plainHeading,
  plainParagraph,
} from "./plain-blocks.js";
import { plainText } from "./plain-text.js";

/** At the start of a link's text, it would turn the text into a footnote reference. */
const footnoteCharacter: Unsafe = { character: "^", before: "\\[", inConstruct: "label" };

/** Whether addresses in text are written unescaped, as people type them, or escaped. */
export type Autolinks = "link" | "escape";

/** Returns the options for writing Markdown. */
export function markdownOptions(autolinks: Autolinks): Options {
  return {
    bullet: "-",
    listItemIndent: "one",
    handlers: { list: delimitedList, text: textHandler(textOrLabel, autolinks) },
    unsafe: [...autolinkCharacters, footnoteCharacter],
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), frontmatterToMarkdown()],
  };
}

/** Returns the same options, with handlers that write most blocks faster. */
export function fastOptions(autolinks: Autolinks): Options {
  const options = markdownOptions(autolinks);
  return {
    ...options,
    handlers: {
      ...options.handlers,
      heading: plainHeading,
      listItem,
      paragraph: plainParagraph,
      table: pipeTable,
      text: textHandler(plainText, autolinks),
    },
  };
}

function textHandler(handle: Handle, autolinks: Autolinks): Handle {
  return withBlanks(withEdgeReferences(autolinks === "link" ? withAddresses(handle) : handle));
}

/**
 * Serializes blocks from an iterator, so that a tree of the whole document is not needed. The output equals that of
 * `mdast-util-to-markdown` with the same options for a tree of all blocks.
 */
export function serializeMarkdown(
  blocks: Iterable<RootContent>,
  options: Options = fastOptions("link"),
): string {
  const root: Root = { type: "root", children: [] };
  const handlers = { ...options.handlers, root: flowOf(blocks, root) };
  return toMarkdown(root, { ...options, handlers });
}

/** Separates two blocks with an empty line; `mdast-util-to-markdown` makes exceptions only inside lists. */
function flowOf(blocks: Iterable<RootContent>, root: Root): Handle {
  return (_node, _parent, state, info) => {
    state.safe = safeInChunks(state.safe.bind(state));
    state.containerPhrasing = lineInChunks(state.containerPhrasing.bind(state));
    return joinLines(eachBlock(blocks, root, state, info), "\n\n");
  };
}

function* eachBlock(
  blocks: Iterable<RootContent>,
  root: Root,
  state: State,
  info: Info,
): Generator<string> {
  let index = 0;
  for (const block of blocks) {
    state.indexStack.push(index);
    yield state.handle(block, root, state, { ...info, before: "\n", after: "\n" });
    state.indexStack.pop();
    if (block.type !== "list") state.bulletLastUsed = undefined;
    index += 1;
  }
}
