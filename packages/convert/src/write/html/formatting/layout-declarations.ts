import type { Border, Layout } from "../../../tree/layout.js";

/** Line height of single spacing, relative to the font size. The line spacing of Google Docs is a multiple of it. */
const FONT_LINE_HEIGHT = 1.15;

/** Element that a layout applies to. A list item is already indented by its list. */
export type LayoutPlace = "block" | "item";

/** Returns a layout as CSS declarations. `around` is the indent of the enclosing element, in points. */
export function layoutDeclarations(
  layout: Layout,
  place: LayoutPlace,
  around = 0,
): readonly string[] {
  return [
    ...(layout.alignment ? [`text-align: ${layout.alignment}`] : []),
    ...(place === "block" ? indents(layout, around) : []),
    ...spacing(layout, place),
    ...box(layout),
    ...flow(layout),
  ];
}

function indents(
  { indentStart = 0, indentFirstLine, indentEnd = 0 }: Layout,
  around: number,
): readonly string[] {
  const first = indentFirstLine === undefined ? 0 : indentFirstLine - indentStart;
  const start = round(indentStart - around);
  return [
    ...(start > 0 ? [`margin-inline-start: ${start}pt`] : []),
    ...(indentEnd > 0 ? [`margin-inline-end: ${indentEnd}pt`] : []),
    ...(first === 0 ? [] : [`text-indent: ${round(first)}pt`]),
  ];
}

function spacing(layout: Layout, place: LayoutPlace): readonly string[] {
  const { spaceAbove = 0, spaceBelow = 0, lineSpacing } = layout;
  const collapses = place === "item" && layout.collapseSpace === true;
  return [
    `margin-block: ${collapses ? 0 : spaceAbove}pt ${collapses ? 0 : spaceBelow}pt`,
    ...(lineSpacing === undefined ? [] : [`line-height: ${round(lineSpacing * FONT_LINE_HEIGHT)}`]),
  ];
}

function box({ borders, shading }: Layout): readonly string[] {
  return [
    ...(shading ? [`background-color: ${shading}`] : []),
    ...(borders?.top ? edge("block-start", borders.top) : []),
    ...(borders?.bottom ? edge("block-end", borders.bottom) : []),
    ...(borders?.start ? edge("inline-start", borders.start) : []),
    ...(borders?.end ? edge("inline-end", borders.end) : []),
  ];
}

function edge(side: string, border: Border): readonly string[] {
  return [
    `border-${side}: ${borderValue(border)}`,
    ...(border.padding ? [`padding-${side}: ${border.padding}pt`] : []),
  ];
}

/** Returns a border as a CSS value. */
export function borderValue({ width, dash, colour }: Border): string {
  return width > 0 ? `${width}pt ${dash} ${colour}` : "0";
}

function flow(layout: Layout): readonly string[] {
  return [
    ...(layout.keepWithNext ? ["break-after: avoid"] : []),
    ...(layout.keepLinesTogether ? ["break-inside: avoid"] : []),
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
