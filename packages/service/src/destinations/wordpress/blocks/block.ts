/** A value that JSON has. */
export type Json = string | number | boolean | { readonly [name: string]: Json };

/** Attributes of an HTML element in their order; those without a value are left out. */
export type Properties = readonly (readonly [name: string, value: string | undefined])[];

/** A block of a post, as the editor saves it. */
export interface Block {
  /** Such as `core/paragraph`. */
  readonly name: string;
  /** Those that are in the comment before the block, not in its HTML. */
  readonly attributes?: Readonly<Record<string, Json | undefined>>;
  /** The element of the block; absent where its content has none around it. */
  readonly tag?: string;
  readonly properties?: Properties;
  /** Classes that the block has by its attributes. */
  readonly classes?: readonly string[];
  /** Classes of our own. */
  readonly className?: string | undefined;
  readonly anchor?: string | undefined;
  /** HTML, and the blocks inside; absent in a block that a site renders by itself. */
  readonly content?: readonly (string | Block)[];
}
