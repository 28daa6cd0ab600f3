/** Returns the base URL of the checked target; undefined if the report is about a recording, whose target is a file. */
export function baseUrlOf({ target }: { readonly target: string }): string | undefined {
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? target : undefined;
}
