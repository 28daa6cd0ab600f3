/**
 * Returns a copy of a document without page numbers and their words, which outputs without pages leave out. The tests of
 * page numbers are in `parse/page-numbers.test.ts`.
 */
export function withoutPages<D>(document: D): D {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === "tableOfContents") return JSON.parse(JSON.stringify(value).replaceAll("\\t", " "));
    const isNumber = typeof value === "object" && value !== null && "autoText" in value;
    return isNumber ? { textRun: { content: "" } } : value;
  }) as D;
}
