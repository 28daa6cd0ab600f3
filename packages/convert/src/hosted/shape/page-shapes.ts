import type { HostedDocumentStyle, HostedSectionStyle } from "../hosted-section.js";
import type { HostedImageProperties, HostedObjectProperties } from "../hosted-object.js";
import { boolean, list, number, object, text, type ShapeOf } from "./shape.js";
import { border, colour, dimension } from "./style-shapes.js";

const pageStyle = {
  marginTop: dimension,
  marginRight: dimension,
  marginBottom: dimension,
  marginLeft: dimension,
  marginHeader: dimension,
  marginFooter: dimension,
  defaultHeaderId: text,
  defaultFooterId: text,
  firstPageHeaderId: text,
  firstPageFooterId: text,
  evenPageHeaderId: text,
  evenPageFooterId: text,
  useFirstPageHeaderFooter: boolean,
  pageNumberStart: number,
  flipPageOrientation: boolean,
};

export const sectionStyle: ShapeOf<HostedSectionStyle> = object({
  ...pageStyle,
  sectionType: text,
  contentDirection: text,
  columnSeparatorStyle: text,
  columnProperties: list(object({ width: dimension, paddingEnd: dimension })),
});

export const documentStyle: ShapeOf<HostedDocumentStyle> = object({
  ...pageStyle,
  useEvenPageHeaderFooter: boolean,
  background: object({ color: colour }),
  pageSize: object({ width: dimension, height: dimension }),
});

const imageProperties: ShapeOf<HostedImageProperties> = object({
  contentUri: text,
  sourceUri: text,
  angle: number,
  brightness: number,
  contrast: number,
  transparency: number,
  cropProperties: object({
    offsetTop: number,
    offsetRight: number,
    offsetBottom: number,
    offsetLeft: number,
    angle: number,
  }),
});

export const objectProperties: ShapeOf<HostedObjectProperties> = object({
  embeddedObject: object({
    title: text,
    description: text,
    size: object({ width: dimension, height: dimension }),
    marginTop: dimension,
    marginRight: dimension,
    marginBottom: dimension,
    marginLeft: dimension,
    embeddedObjectBorder: border,
    imageProperties,
    linkedContentReference: object({
      sheetsChartReference: object({ spreadsheetId: text, chartId: number }),
    }),
  }),
  positioning: object({ layout: text, leftOffset: dimension, topOffset: dimension }),
});
