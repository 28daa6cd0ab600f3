import { describe, expect, it } from "vitest";
import { convertDocument, listImages, type ConvertOptions } from "../../src/index.js";
import { body, paragraph } from "../support/build-document.js";

const address = "https://example.org/a.png";
const properties = {
  embeddedObject: { description: "A duck", imageProperties: { contentUri: address } },
};
const document = {
  ...body(paragraph([{ inlineObjectElement: { inlineObjectId: "kix.1" } }])),
  inlineObjects: { "kix.1": { inlineObjectProperties: properties } },
};

function converted(images: ConvertOptions["images"]): {
  readonly source: string | undefined;
  readonly codes: readonly string[];
} {
  const { content, warnings } = convertDocument(document, { format: "html", images });
  const source = /<img src="([^"]*)"/.exec(content)?.[1];
  return { source, codes: warnings.map((warning) => warning.code) };
}

describe("the images of a document", () => {
  it("are listed once per URL, inline and floating ones", () => {
    const floating = { positionedObjectProperties: properties };
    const drawing = { inlineObjectProperties: { embeddedObject: {} } };
    const inlineObjects = { ...document.inlineObjects, "kix.3": drawing };
    const listed = listImages({
      ...document,
      inlineObjects,
      positionedObjects: { "kix.2": floating },
    });
    expect(listed).toEqual([{ id: "kix.1", url: address, alternative: "A duck" }]);
  });

  it("are links by default, with a warning that they expire", () => {
    expect(converted("link")).toEqual({ source: address, codes: ["image-expires"] });
  });

  it("are embedded with the bytes from the caller", () => {
    const data = { bytes: new Uint8Array([1, 2, 253]), mediaType: "image/png" };
    const source = "data:image/png;base64,AQL9";
    expect(converted({ embed: new Map([[address, data]]) })).toEqual({ source, codes: [] });
  });

  it("link to the URL from the caller", () => {
    const source = "https://cdn.example.org/1.png";
    expect(converted({ external: new Map([[address, source]]) })).toEqual({ source, codes: [] });
  });

  it("remain links with a warning without a safe entry", () => {
    const left = { source: address, codes: ["image-not-resolved", "image-expires"] };
    expect(converted({ external: new Map() })).toEqual(left);
    expect(converted({ external: new Map([[address, "javascript:alert(1)"]]) })).toEqual(left);
    const svg = { bytes: new Uint8Array(), mediaType: "image/svg+xml" };
    expect(converted({ embed: new Map([[address, svg]]) })).toEqual(left);
  });
});
