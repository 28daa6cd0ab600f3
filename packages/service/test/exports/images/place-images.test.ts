import { expect, test } from "vitest";
import { placeImages } from "../../../src/exports/images/place-images.js";

const image = { url: "https://example.net/a.png", bytes: Uint8Array.of(1), mediaType: "image/png" };

test.each(["x".repeat(252) + ".md", "日".repeat(84) + ".md", "a.md"])(
  "the folder of images of %s has a name of 255 bytes at most, and whole characters",
  (name) => {
    const [file] = placeImages(`reports/${name}`, [image]).files;
    const [parent, folder = "", own] = file?.target.split("/") ?? [];
    expect(parent).toBe("reports");
    expect(own).toMatch(/^[\da-f]{16}\.bin$/);
    expect(Buffer.byteLength(folder)).toBeLessThanOrEqual(255);
    expect(folder).toMatch(/^[^\uFFFD]+\.images$/u);
    expect(name.startsWith(folder.slice(0, 60)) || folder === "a.md.images").toBe(true);
  },
);
