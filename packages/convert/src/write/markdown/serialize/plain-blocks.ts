import type { Heading, List, ListItem, Paragraph, Parents, Table, TableCell } from "mdast";
import { defaultHandlers, type Handle, type Info, type State } from "mdast-util-to-markdown";
import { plainLine } from "./plain-line.js";

/**
 * Handlers for blocks that contain only plain lines, as most blocks do. `mdast-util-to-markdown` spends most of its
 * time on positions that this package does not use, and on checks for ambiguous marks. The library handles the other
 * blocks; the output is the same.
 */

/** Writes a paragraph. */
export const plainParagraph: Handle = (node: Paragraph, parent, state, info) =>
  plainLine(node.children, info.before, info.after) ??
  defaultHandlers.paragraph(node, parent, state, info);

/** Writes a heading. The library handles headings that start with white space. */
export const plainHeading: Handle = (node: Heading, parent, state, info) => {
  const line = plainLine(node.children, "# ", "\n");
  return line === undefined || line.startsWith(" ")
    ? defaultHandlers.heading(node, parent, state, info)
    : `${"#".repeat(node.depth)} ${line}`;
};

/** Writes a list with the delimiter of its labels. */
export const delimitedList: Handle = (node: List, parent, state, info) => {
  const { bulletOrdered } = state.options;
  state.options.bulletOrdered = node.data?.delimiter ?? ".";
  const text = defaultHandlers.list(node, parent, state, info);
  state.options.bulletOrdered = bulletOrdered;
  return text;
};

/** Writes a list item. The library would search the whole list for each item to number it. */
export const listItem: Handle = (node: ListItem, parent, state, info) => {
  const marker = markerOf(parent, state);
  const indent = " ".repeat(marker.length + 1);
  const exit = state.enter("listItem");
  const content = boxOf(node) + contentOf(node, state, info);
  exit();
  return state.indentLines(content, (line, index, isBlank) => {
    if (index === 0) return isBlank ? marker : `${marker} ${line}`;
    return isBlank ? "" : `${indent}${line}`;
  });
};

/** Returns the check box of a task list item, which is allowed only before a paragraph (GFM, 5.3). */
export function boxOf({ checked, children: [first] }: ListItem): string {
  if (typeof checked !== "boolean" || first?.type !== "paragraph") return "";
  return checked ? "[x] " : "[ ] ";
}

function contentOf(node: ListItem, state: State, info: Info): string {
  const [only] = node.children;
  const line =
    only?.type === "paragraph" && node.children.length === 1
      ? plainLine(only.children, "\n", "\n")
      : undefined;
  return line ?? state.containerFlow(node, info);
}

function markerOf(parent: Parents | undefined, state: State): string {
  const bullet = state.bulletCurrent ?? "-";
  if (parent?.type !== "list" || !parent.ordered) return bullet;
  return `${(parent.start ?? 1) + (state.indexStack.at(-1) ?? 0)}${bullet}`;
}

const DELIMITERS = { left: ":-", right: "-:", center: ":-:" } as const;

/** Writes a pipe table without aligning its pipes. */
export const pipeTable: Handle = (node: Table, _, state, info) => {
  const exit = state.enter("table");
  const [head = "|", ...rows] = node.children.map((row) => {
    const leave = state.enter("tableRow");
    const cells = row.children.map((cell) => writeCell(cell, row, state, info));
    leave();
    return `|${cells.join("|")}|`;
  });
  exit();
  const delimiters = (node.align ?? []).map((align) => (align ? DELIMITERS[align] : "-"));
  return [head, `| ${delimiters.join(" | ")} |`, ...rows].join("\n");
};

function writeCell(cell: TableCell, row: Parents, state: State, info: Info): string {
  const value = plainLine(cell.children, "|", "|") ?? state.handle(cell, row, state, info);
  return value === "" ? " " : ` ${value} `;
}
