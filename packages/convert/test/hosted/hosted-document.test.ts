import type { docs_v1 } from "@googleapis/docs";
import { describe, expectTypeOf, it } from "vitest";
import type {
  HostedDocument,
  HostedElementKinds,
  HostedStructuralElement,
} from "../../src/hosted/hosted-document.js";

type Kinds<T> = Exclude<keyof T, "startIndex" | "endIndex">;

/** These tests do not compile if `@googleapis/docs` adds a kind without a handler. */
describe("the types of the input", () => {
  it("accept every document of @googleapis/docs", () => {
    expectTypeOf<docs_v1.Schema$Document>().toExtend<HostedDocument>();
  });

  it("have every kind of paragraph element", () => {
    type Kind = keyof HostedElementKinds;
    expectTypeOf<Kind>().toEqualTypeOf<Kinds<docs_v1.Schema$ParagraphElement>>();
  });

  it("have every kind of structural element", () => {
    type Kind = keyof HostedStructuralElement;
    expectTypeOf<Kind>().toEqualTypeOf<Kinds<docs_v1.Schema$StructuralElement>>();
  });
});
