/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** How text looks. On a run, only what differs from the named style of its paragraph; on a named style, everything. */
export interface TextStyle {
  readonly font?: string;
  /** 100 to 900, where the font's weight is neither 400 nor what `strong` says. */
  readonly weight?: number;
  /** In points. */
  readonly size?: number;
  readonly colour?: Colour;
  readonly background?: Colour | "transparent";
  readonly smallCaps?: boolean;
  /** On a run only as `false`: what a run adds to its paragraph is a mark, what it takes away stands here. */
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
}
