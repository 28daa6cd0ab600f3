import type { docs_v1 } from "@googleapis/docs";
import { describe, expectTypeOf, it } from "vitest";
import type {
  HostedDocument,
  HostedParagraphElement,
  HostedStructuralElement,
} from "../../src/hosted/hosted-document.js";

type Kinds<T> = Exclude<keyof T, "startIndex" | "endIndex">;

/** These do not compile any more when the provider's types gain a kind that has no handler. */
describe("the types of the input", () => {
  it("take every document that the provider's types describe", () => {
    expectTypeOf<docs_v1.Schema$Document>().toExtend<HostedDocument>();
  });

  it("name every kind of paragraph element", () => {
    type Kind = keyof HostedParagraphElement;
    expectTypeOf<Kind>().toEqualTypeOf<Kinds<docs_v1.Schema$ParagraphElement>>();
  });

  it("name every kind of structural element", () => {
    type Kind = keyof HostedStructuralElement;
    expectTypeOf<Kind>().toEqualTypeOf<Kinds<docs_v1.Schema$StructuralElement>>();
  });
});
