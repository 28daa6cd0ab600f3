import { body, paragraph } from "../../support/build-document.js";
import { report, type Reports } from "./report.js";

const object = (embeddedObject: object) => ({
  ...body(paragraph([{ inlineObjectElement: { inlineObjectId: "i" } }])),
  inlineObjects: { i: { inlineObjectProperties: { embeddedObject } } },
});
/** All images are next to the file, so that none has a URL that expires. */
const images = { external: new Map([["https://example.org/a.png", "images/a.png"]]) };
const imageProperties = { contentUri: "https://example.org/a.png" };
const size = { width: { magnitude: 75, unit: "PT" }, height: { magnitude: 30, unit: "PT" } };
const chart = { linkedContentReference: { sheetsChartReference: { chartId: 1 } } };

export const ofImages: Reports = {
  "images are inside the Markdown instead of beside it": report(
    "kept",
    object({ imageProperties }),
    "![](images/a.png)",
    { images },
  ),
  "the size of images is lost": report(
    "kept",
    object({ imageProperties, size }),
    'width="100" height="40"',
    { images, imageSize: "html" },
  ),
  "alternative texts are lost": report(
    "kept",
    object({ imageProperties, description: "A map" }),
    "![A map](images/a.png)",
    { images },
  ),
  "a linked chart ends the conversion": report(
    "kept",
    object({ imageProperties, ...chart }),
    "![](images/a.png)",
    { images },
  ),
  "drawings are lost without a word": report(
    "not possible",
    object({ embeddedDrawingProperties: {} }),
    /drawing/i,
  ),
};
