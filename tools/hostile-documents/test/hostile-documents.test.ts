import { describe, expect, it } from "vitest";
import { generatedDocument, hostileDocument, hostileKinds } from "../src/index.ts";

const BYTES = 64 * 1024;

const parse = (json: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(json));

describe.each(hostileKinds)("a document of the kind %s", (kind) => {
  it("is JSON of about the requested size, identical each time", () => {
    const document = hostileDocument(kind, BYTES);
    expect(parse(document)).toBeTypeOf("object");
    expect(document.length).toBeGreaterThan(BYTES * 0.95);
    expect(document.length).toBeLessThan(BYTES * 1.25);
    expect(Buffer.compare(document, hostileDocument(kind, BYTES))).toBe(0);
  });
});

describe("a generated document", () => {
  it("is JSON, identical for the same seed and different for another", () => {
    const document = generatedDocument(1);
    expect(parse(document)).toMatchObject({ body: { content: expect.any(Array) } });
    expect(Buffer.compare(document, generatedDocument(1))).toBe(0);
    expect(Buffer.compare(document, generatedDocument(2))).not.toBe(0);
  });

  it("has 2 KiB to 32 MiB, with a median near 256 KiB", () => {
    const sizes = Array.from({ length: 15 }, (_, seed) => generatedDocument(seed).length).sort(
      (one, other) => one - other,
    );
    expect(sizes[0]).toBeGreaterThan(2000);
    expect(sizes.at(-1)).toBeLessThan(34_000_000);
    expect(sizes[7]).toBeGreaterThan(64 * 1024);
    expect(sizes[7]).toBeLessThan(1024 * 1024);
  });
});
