/**
 * Stands in for the package `decode-named-character-reference` in the bundle. Its table of two thousand names takes 6 %
 * of the time to load, and is only for identifiers of references, which in our Markdown are numbers of
 * footnotes.
 */
export function decodeNamedCharacterReference(): false {
  return false;
}
