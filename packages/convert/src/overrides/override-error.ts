import { pointerOf, type Origin } from "../place/place.js";
import { excerptOf } from "../warnings/excerpt-of.js";
import type { ElementKind } from "./overrides.js";

/** Thrown if a function of the option `overrides` throws, or returns something that cannot be written. */
export class OverrideError extends Error {
  override readonly name = "OverrideError";
  /** The kind of element that the function is for. */
  readonly kind: ElementKind;
  /** JSON pointer (RFC 6901) of the element in the document; empty for elements without their own place. */
  readonly pointer: string;

  /** `cause` is the error that the function threw, if it threw one. */
  constructor(
    problem: string,
    element: { readonly kind: ElementKind; readonly origin?: Origin; readonly text: string },
    options?: ErrorOptions,
  ) {
    const { kind, origin, text } = element;
    const pointer = origin ? pointerOf(origin.place) : "";
    const at = pointer === "" ? "" : ` at \`${pointer}\``;
    const about = text === "" ? "" : ` (“${excerptOf(text)}”)`;
    super(
      `The override for \`${kind}\` ${problem}. It was called for the element${at}${about}.`,
      options,
    );
    this.kind = kind;
    this.pointer = pointer;
  }
}
