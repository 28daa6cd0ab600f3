import type { Place } from "../place/place.js";
import type { ParseContext } from "./parse-context.js";
import type { ResolvedTextStyle } from "./styles/resolved-text-style.js";

/** Where an element stands: its place, and the text style its paragraph gives to it. */
export interface ElementContext {
  readonly context: ParseContext;
  readonly place: Place;
  readonly base: ResolvedTextStyle;
}
