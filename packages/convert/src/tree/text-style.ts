/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Formatting of text. A run has only what differs from the named style of its paragraph; a named style is complete. */
export interface TextStyle {
  readonly font?: string;
  /** 100 to 900, if the font's weight is neither 400 nor implied by `strong`. */
  readonly weight?: number;
  /** In points. */
  readonly size?: number;
  readonly colour?: Colour;
  readonly background?: Colour | "transparent";
  readonly smallCaps?: boolean;
  /** On a run only `false`: marks say what a run adds to its paragraph's style, this says what it removes. */
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
}
