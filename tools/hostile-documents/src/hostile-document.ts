import { fill, type Kind } from "./fill.ts";
import { elements } from "./kinds/elements.ts";
import { images } from "./kinds/images.ts";
import { lists } from "./kinds/lists.ts";
import { nesting } from "./kinds/nesting.ts";
import { runs } from "./kinds/runs.ts";
import { segments } from "./kinds/segments.ts";
import { shared } from "./kinds/shared.ts";
import { styles } from "./kinds/styles.ts";
import { suggestions } from "./kinds/suggestions.ts";
import { tables } from "./kinds/tables.ts";
import { texts } from "./kinds/texts.ts";
import { types } from "./kinds/types.ts";

const kinds = {
  ...nesting,
  ...texts,
  ...runs,
  ...tables,
  ...lists,
  ...segments,
  ...images,
  ...elements,
  ...styles,
  ...suggestions,
  ...types,
  ...shared,
} satisfies Record<string, Kind>;

/** A kind of hostile document. */
export type HostileKind = keyof typeof kinds;

/** All kinds of hostile documents. */
export const hostileKinds = Object.keys(kinds) as readonly HostileKind[];

/** Generates a document of the kind as JSON in UTF-8, about `bytes` long. The same arguments give the same bytes. */
export function hostileDocument(kind: HostileKind, bytes: number): Uint8Array {
  return fill(kinds[kind](bytes), bytes);
}
