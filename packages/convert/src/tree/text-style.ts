/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Formatting of text. A run contains only differences from its paragraph's named style; a named style is complete. */
export interface TextStyle {
  readonly font?: string;
  /** 100 to 900; set if the font's weight is neither 400 nor implied by `strong`. */
  readonly weight?: number;
  /** In points. */
  readonly size?: number;
  readonly colour?: Colour;
  readonly background?: Colour | "transparent";
  readonly smallCaps?: boolean;
  /**
   * On a run always `false`: marks express what a run adds to its paragraph's style, and this expresses what it
   * removes.
   */
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
}
