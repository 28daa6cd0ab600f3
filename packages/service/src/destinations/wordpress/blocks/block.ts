/** A JSON value. */
export type Json = string | number | boolean | { readonly [name: string]: Json };

/** Attributes of an HTML element in order. Attributes without a value are left out. */
export type Properties = readonly (readonly [name: string, value: string | undefined])[];

/** A block of a post, as the editor saves it. */
export interface Block {
  /** Name of its type, such as `core/paragraph`. */
  readonly name: string;
  /** Attributes in the comment before the block, not in its HTML. */
  readonly attributes?: Readonly<Record<string, Json | undefined>>;
  /** HTML element of the block; absent if no element surrounds its content. */
  readonly tag?: string;
  readonly properties?: Properties;
  /** Classes that follow from the block's attributes. */
  readonly classes?: readonly string[];
  /** Additional classes of the export. */
  readonly className?: string | undefined;
  readonly anchor?: string | undefined;
  /** HTML and inner blocks; absent in a block that the site itself renders. */
  readonly content?: readonly (string | Block)[];
}
