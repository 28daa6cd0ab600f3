/** A command that starts, or why there is none. */
export type Found = { readonly command: string } | { readonly missing: string };
