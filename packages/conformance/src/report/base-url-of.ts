/** Returns the base URL that a report is about; undefined if it is about a recording, which names a file. */
export function baseUrlOf({ target }: { readonly target: string }): string | undefined {
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? target : undefined;
}
