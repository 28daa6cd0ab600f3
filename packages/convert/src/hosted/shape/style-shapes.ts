import type {
  HostedBorder,
  HostedColour,
  HostedDimension,
  HostedLink,
  HostedNamedStyle,
  HostedParagraphStyle,
  HostedTarget,
  HostedTextStyle,
} from "../hosted-style.js";
import { boolean, list, number, object, text, type ShapeOf } from "./shape.js";

export const dimension: ShapeOf<HostedDimension> = object({ magnitude: number });

export const colour: ShapeOf<HostedColour> = object({
  color: object({ rgbColor: object({ red: number, green: number, blue: number }) }),
});

export const border: ShapeOf<HostedBorder> = object({
  color: colour,
  dashStyle: text,
  width: dimension,
  padding: dimension,
  propertyState: text,
});

const target: ShapeOf<HostedTarget> = object({ id: text, tabId: text });

const link: ShapeOf<HostedLink> = object({
  url: text,
  tabId: text,
  headingId: text,
  bookmarkId: text,
  heading: target,
  bookmark: target,
});

export const textStyle: ShapeOf<HostedTextStyle> = object({
  bold: boolean,
  italic: boolean,
  underline: boolean,
  strikethrough: boolean,
  smallCaps: boolean,
  baselineOffset: text,
  fontSize: dimension,
  foregroundColor: colour,
  backgroundColor: colour,
  weightedFontFamily: object({ fontFamily: text, weight: number }),
  link,
});

export const paragraphStyle: ShapeOf<HostedParagraphStyle> = object({
  namedStyleType: text,
  headingId: text,
  alignment: text,
  direction: text,
  lineSpacing: number,
  spacingMode: text,
  spaceAbove: dimension,
  spaceBelow: dimension,
  indentFirstLine: dimension,
  indentStart: dimension,
  indentEnd: dimension,
  borderTop: border,
  borderBottom: border,
  borderLeft: border,
  borderRight: border,
  borderBetween: border,
  shading: object({ backgroundColor: colour }),
  tabStops: list(object({ offset: dimension, alignment: text })),
  keepLinesTogether: boolean,
  keepWithNext: boolean,
  avoidWidowAndOrphan: boolean,
  pageBreakBefore: boolean,
});

export const namedStyle: ShapeOf<HostedNamedStyle> = object({
  namedStyleType: text,
  textStyle,
  paragraphStyle,
});
